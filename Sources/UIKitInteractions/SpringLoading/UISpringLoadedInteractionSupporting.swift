import Foundation

/// Something that a drag can press by resting over it.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting
@preconcurrency @MainActor @objc public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// True if a drag presses it.
    var isSpringLoaded: Bool { get set }
}
