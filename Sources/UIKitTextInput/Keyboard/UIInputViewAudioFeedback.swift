import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// An input view whose keys may click. No key clicks here, and nobody asks.
// apple: https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback
@objc @preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// True if ``UIDevice/playInputClick()`` is to be heard while the view is visible. Default: false.
    @objc optional var enableInputClicksWhenVisible: Bool { get }
}

extension UIDevice {
    /// Has a key click, where the user wants to hear it. Nobody does here: silent.
    // apple: https://developer.apple.com/documentation/uikit/uidevice/playinputclick()
    @objc public func playInputClick() {}
}
