import Foundation

/// The offsets of content that was at its beginning when the app changed the inset before anybody had seen it.
package struct PendingOffset {
    private var x: CGFloat?
    private var y: CGFloat?

    package init() {}

    package var isEmpty: Bool { x == nil && y == nil }

    package subscript(axis: ScrollAxis) -> CGFloat? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
