// optimization: most views are put together outside of windows, and are of classes that override none of the callbacks of `ViewMove`. Then
// nobody hears of the move, and its steps come down to the two lists. That is a quarter of the instructions
// of the life of a view, and of its time.
extension UIView {
    /// True if putting the view, which is in no superview, into another notifies nobody and changes nothing that it inherits.
    final func canMoveQuietly(into newSuperview: UIView) -> Bool {
        guard parentLink == nil, hasQuietMoves, !newSuperview.flags.contains(.hearsOfSubviews) else { return false }
        return newSuperview.plainEnvironmentVersion == traitVersion
    }

    final func joinQuietly(_ newSuperview: UIView, at position: SubviewPosition) {
        newSuperview.link(self, at: position)
        didJoinConstraints()
        if awaitsConstraintUpdate { newSuperview.noteUpdateInside() }
        if awaitsPropertyUpdate { newSuperview.notePropertyUpdateInside() }
        newSuperview.subviewsDidChange()
    }

    /// Takes the view out of its superview, if nobody hears of it.
    /// - Returns: false where somebody does; then nothing was done.
    final func leaveQuietly() -> Bool {
        guard let parent, hasQuietMoves, !parent.flags.contains(.hearsOfSubviews), let version = plainEnvironmentVersion else {
            return false
        }
        willLeaveConstraints()
        parent.unlink(self)
        traitVersion = version
        parent.subviewsDidChange()
        return true
    }

    /// True outside of windows, for a view that no controller, no class and no trait or tint of its own makes a special case.
    private final var hasQuietMoves: Bool {
        windowLink == nil && flags.isDisjoint(with: [.hearsOfMoves, .isOfController, .changesEnvironment])
    }
}
