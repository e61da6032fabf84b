import UIKitInteractions
import Foundation
import UIKitCore

/// A text view into which text is dropped.
// apple: https://developer.apple.com/documentation/uikit/uitextdroppable
@preconcurrency @MainActor @objc public protocol UITextDroppable: UITextInput {
    /// Says what a drop does. Not kept alive.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that lets text be dropped.
    var textDropInteraction: UIDropInteraction? { get }
    /// True if a drag is over the text.
    var isTextDropActive: Bool { get }
}

/// Says whether a text that nobody can type into takes a drop.
// apple: https://developer.apple.com/documentation/uikit/uitextdropeditability
@objc public enum UITextDropEditability: UInt, Sendable {
    case no = 0
    /// For this drop.
    case temporary = 1
    /// From now on.
    case yes = 2
}
