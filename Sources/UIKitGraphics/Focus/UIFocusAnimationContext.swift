import Foundation

/// How the system animates a move of the focus.
// apple: https://developer.apple.com/documentation/uikit/uifocusanimationcontext
@preconcurrency @MainActor @objc public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}
