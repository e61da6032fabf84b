import Foundation

/// Is notified of the life cycle of an activity.
// apple: https://developer.apple.com/documentation/foundation/nsuseractivitydelegate
@objc public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be kept, and has said that it needs to be brought up to date.
    @objc optional func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity goes on on another device. Never called here.
    @objc optional func userActivityWasContinued(_ userActivity: NSUserActivity)
}
