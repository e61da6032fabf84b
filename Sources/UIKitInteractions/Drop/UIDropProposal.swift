/// The effect on items that are dropped.
// apple: https://developer.apple.com/documentation/uikit/uidropoperation
@objc public enum UIDropOperation: UInt, Sendable {
    /// They are not taken: they go back.
    case cancel = 0
    /// They would be taken, but not here or not now: a sign says so, and they go back.
    case forbidden = 1
    /// They are taken, and stay where they come from, too.
    case copy = 2
    /// They are taken from where they come. The two delegates do that; the system moves nothing.
    case move = 3
}

/// The effect if items were dropped on a view now.
// apple: https://developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor @objcMembers open class UIDropProposal: UIObject, NSCopying {
    /// The operation: none, copying, moving.
    public let operation: UIDropOperation
    /// True if the place matters exactly, as between letters. Default: false.
    ///
    /// While a finger drags over the view, the drag's place is then above the finger, which would hide it else; with a mouse it stays where
    /// the pointer is (SV-29).
    // apple: https://developer.apple.com/documentation/uikit/uidropproposal/isprecise
    open var isPrecise = false
    /// True if what is dragged keeps its size over the view, if it comes from the same app. Default: false.
    open var prefersFullSizePreview = false

    /// A proposal that replaces the finger.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// A proposal never changes what it proposes: the copy is the same object.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
