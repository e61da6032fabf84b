public import Foundation

/// Is notified when the list of devices is shown and hidden.
// apple: https://developer.apple.com/documentation/avkit/avroutepickerviewdelegate
@preconcurrency @MainActor @objc public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// The list is about to come.
    @objc optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// The list has gone.
    @objc optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
