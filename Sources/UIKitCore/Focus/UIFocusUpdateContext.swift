/// A move of the focus.
// apple: https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor @objcMembers open class UIFocusUpdateContext: UIObject {
    /// The item that had the focus; nil for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets it; nil for none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// In which direction; empty where no key has moved it.
    open private(set) var focusHeading: UIFocusHeading = []

    /// The view that had the focus, or nil.
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gets it, or nil.
    open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    @preconcurrency @MainActor public override init() { super.init() }

    package convenience init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        self.init()
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
    }

    /// Takes over what another context says: that of a list says the same, and where in the list.
    @_spi(ForasteroInternal)
    @nonobjc public final func _adopt(_ context: UIFocusUpdateContext) {
        previouslyFocusedItem = context.previouslyFocusedItem
        nextFocusedItem = context.nextFocusedItem
        focusHeading = context.focusHeading
    }
}
