import UIKitCore

/// Says where a toolbar is.
// apple: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
