@_spi(ForasteroInternal) import UIKitCore

/// A tap on a row of a wheel. One on a wheel that turns is there to stop it.
final class PickerTap: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool {
        if let wheel = view as? PickerWheel, wheel.isDecelerating || wheel.isScrollAnimating { return false }
        return super.shouldReceive(event)
    }
}
