import Foundation
public import UIKitCore

/// A text into which things are pasted, with the help of a delegate.
// apple: https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting
@preconcurrency @MainActor @objc public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Makes text of what is pasted. Not kept alive.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
