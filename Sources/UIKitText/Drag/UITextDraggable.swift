import UIKitInteractions
import Foundation
import UIKitCore

/// A text view out of which people drag what they have selected.
// apple: https://developer.apple.com/documentation/uikit/uitextdraggable
@preconcurrency @MainActor @objc public protocol UITextDraggable: UITextInput {
    /// Says what is dragged. Not kept alive.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that lets the text be dragged. Disabling it lets nothing be dragged.
    var textDragInteraction: UIDragInteraction? { get }
    /// True if text is lifted or dragged.
    var isTextDragActive: Bool { get }
    /// How text is dragged. Default: empty.
    var textDragOptions: UITextDragOptions { get set }
}

/// How text is dragged.
// apple: https://developer.apple.com/documentation/uikit/uitextdragoptions
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// That the text is seen without its own colours while it is dragged. It is kept; previews show the text as it stands.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
