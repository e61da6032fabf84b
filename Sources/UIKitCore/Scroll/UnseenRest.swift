import Foundation
internal import ScrollPhysics

/// The offsets of content that was at its beginning when the app changed the inset before anybody had seen it.
struct UnseenRest {
    private var x: CGFloat?
    private var y: CGFloat?

    var isEmpty: Bool { x == nil && y == nil }

    subscript(axis: ScrollAxis) -> CGFloat? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
