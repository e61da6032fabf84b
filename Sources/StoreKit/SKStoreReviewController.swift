import Foundation
@_exported public import UIKit

/// Asks the user for a review, if the system thinks that the moment is right. It never is here: there is no shop to review in, and an application
/// cannot tell (MO-128).
// apple: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor @objcMembers open class SKStoreReviewController: NSObject {
    /// Would ask the user for a review. Does nothing: there is no shop.
    // apple: https://developer.apple.com/documentation/storekit/skstorereviewcontroller/requestreview()
    @objc(requestReview) open class func requestReview() {}
    /// Would ask the user for a review in a window. Does nothing: there is no shop.
    // apple: https://developer.apple.com/documentation/storekit/skstorereviewcontroller/requestreview(in:)
    @objc(requestReviewInScene:) open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The shop that the application comes from. There is none here.
// apple: https://developer.apple.com/documentation/storekit/appstore
public enum AppStore {
    /// As ``SKStoreReviewController/requestReview(in:)``.
    // apple: https://developer.apple.com/documentation/storekit/appstore/requestreview(in:)
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// True if the user may buy: no.
    // apple: https://developer.apple.com/documentation/storekit/appstore/canmakepayments
    public static var canMakePayments: Bool { false }
}
