/// The work under way around a change of the content offset.
package struct OffsetWork {
    /// The scroll view itself moves the content: a finger, a movement, or a range that has changed.
    package var isOwnChange = false
    /// The scroll view is being laid out.
    package var isLayingOut = false
    /// The content itself is another above what is seen: what moves goes on from the new offset.
    package var isCarrying = false
    /// How deep the delegate's `didScroll` has changed the offset again.
    package var depth = 0
    /// How far keeping the content's position has changed the insets that it was kept for.
    package var keepingDepth = 0

    package init() {}

    /// A delegate that changes the offset each time it is notified of a change would never come to an end.
    package static let greatestDepth = 64
    /// A bar whose height is not yet that of the reported insets can ask for one offset and then for the other. The next
    /// layout, with the bar at its position, settles it.
    static let greatestKeepingDepth = 4
    /// True if bars and insets still follow content whose position is being kept.
    package var isFollowed: Bool { keepingDepth < Self.greatestKeepingDepth }
}
