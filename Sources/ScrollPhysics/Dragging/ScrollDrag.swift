import Foundation

/// A drag under way: where the content was when it began, and along which axes it goes.
package struct ScrollDrag {
    /// Where the content would have been without rubber bands.
    private var start: CGPoint
    package let axes: Set<ScrollAxis>

    /// A drag that begins mainly along one axis is one along that axis, if the scroll view wants so.
    // ad-hoc: up to about 27 degrees
    private static let straightness: CGFloat = 0.5

    package init(start: CGPoint, axes: Set<ScrollAxis>) {
        self.start = start
        self.axes = axes
    }

    /// Where the content would be without rubber bands when the finger has moved so far.
    package func position(after translation: CGPoint) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? start.x - translation.x : start.x,
            y: axes.contains(.vertical) ? start.y - translation.y : start.y)
    }

    /// The content was moved by something else meanwhile; the finger moves it on from here.
    package mutating func rebase(to position: CGPoint, after translation: CGPoint) {
        start = CGPoint(x: position.x + translation.x, y: position.y + translation.y)
    }

    package mutating func shift(by distance: CGPoint) {
        start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    }

    /// The axis along which a finger has begun to move; nil for a diagonal.
    package static func mainAxis(of translation: CGPoint) -> ScrollAxis? {
        for axis in ScrollAxis.allCases where abs(translation[axis.other]) <= abs(translation[axis]) * straightness { return axis }
        return nil
    }
}
