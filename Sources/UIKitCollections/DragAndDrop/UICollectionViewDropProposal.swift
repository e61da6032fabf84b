import Foundation

/// The intent of a drop in a collection view, and how it is shown.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor @objcMembers open class UICollectionViewDropProposal: UIDropProposal {
    /// How the collection view shows where items would go.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified = 0
        /// An item of the same collection view is shown at the position already.
        case insertAtDestinationIndexPath = 1
        /// The item under the finger is marked.
        case insertIntoDestinationIndexPath = 2
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
