import Foundation
@_spi(ForasteroInternal) public import UIKitCore

@_spi(ForasteroInternal)
extension DisplayHost {
    /// Returns true if a point of the screen belongs to a keyboard that is drawn there.
    public func showsKeyboard(at point: CGPoint) -> Bool {
        for case let window as InputWindow in windows.visibleWindows {
            var view = window.hitTest(window.point(fromScreen: point), with: nil)
            while let candidate = view {
                if candidate is any ScreenKeyboard { return true }
                view = candidate.superview
            }
        }
        return false
    }
}
