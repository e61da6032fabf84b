import Foundation

/// The intent of a drop in a table, and how it is shown.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor @objcMembers open class UITableViewDropProposal: UIDropProposal {
    /// How the table shows where items would go.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified = 0
        /// Rows make room.
        case insertAtDestinationIndexPath = 1
        /// The row under the finger is marked.
        case insertIntoDestinationIndexPath = 2
        /// The one or the other, by where in the row the finger is.
        case automatic = 3
    }

    /// Default: unspecified.
    public let intent: Intent

    /// A proposal with what becomes of the position under the finger.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
