import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// An assistive technology, or what speaks to one.
@MainActor
package protocol AccessibilityListener: AnyObject {
    /// The user has come to another element.
    func focusDidMove(to target: (any AccessibilityTarget)?)
    /// The app wants a text to be spoken: at once, or after what is spoken at present.
    func announce(_ text: String, waits: Bool)
    /// Elements have come or gone.
    func elementsDidChange()
    /// A frame was made: anything may be different.
    func frameWasMade()
}
