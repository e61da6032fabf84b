public import Foundation

/// Hears when the list of devices comes and goes.
// apple: https://developer.apple.com/documentation/avkit/avroutepickerviewdelegate
@preconcurrency @MainActor @objc public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    @objc optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    @objc optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
