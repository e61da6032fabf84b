import UIKitInteractions
import Foundation
import UIKitCore

/// The effect of a drop on a text.
// apple: https://developer.apple.com/documentation/uikit/uitextdropproposal
@preconcurrency @MainActor @objcMembers open class UITextDropProposal: UIDropProposal {
    /// The effect on the text that is there.
    // apple: https://developer.apple.com/documentation/uikit/uitextdropproposal/action
    public enum Action: UInt, Sendable {
        /// The text comes to stand where it is dropped.
        case insert = 0
        /// It takes the place of what is selected; where nothing is, it is inserted.
        case replaceSelection = 1
        /// It takes the place of everything.
        case replaceAll = 2
    }

    /// Who shows that data are on their way.
    // apple: https://developer.apple.com/documentation/uikit/uitextdropproposal/progressmode
    public enum ProgressMode: UInt, Sendable {
        /// The system shows that data are on their way.
        case system = 0
        /// The app shows it.
        case custom = 1
    }

    /// Who puts the dropped text in.
    // apple: https://developer.apple.com/documentation/uikit/uitextdropproposal/performer
    public enum Performer: UInt, Sendable {
        /// The text view puts the text in.
        case view = 0
        /// The delegate does, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// Default: insert.
    open var dropAction = UITextDropProposal.Action.insert
    /// Default: system. No progress is shown of text, which is here at once.
    open var dropProgressMode = UITextDropProposal.ProgressMode.system
    /// True if text may be moved within a view without being read from its provider. It is at hand here, and never read. Default: true.
    open var useFastSameViewOperations = true
    /// Default: view.
    open var dropPerformer = UITextDropProposal.Performer.view

    /// A proposal to copy, with what becomes of the text that is there.
    public init(dropAction: UITextDropProposal.Action) {
        self.dropAction = dropAction
        super.init(operation: .copy)
    }

    public override init(operation: UIDropOperation) { super.init(operation: operation) }
}
