import CoreGraphics
import Foundation

/// The visible part of zoomed content: the scale, and the content offset.
package struct ZoomState: Equatable {
    package var scale: CGFloat
    package var offset: CGPoint

    package init(scale: CGFloat, offset: CGPoint) {
        (self.scale, self.offset) = (scale, offset)
    }

    /// The same with another scale, so that what is at a point of the view stays there.
    /// - Parameters:
    ///   - anchor: from the upper left corner of the scroll view.
    ///   - origin: of the view for zooming.
    package func scaled(to newScale: CGFloat, keeping anchor: CGPoint, origin: CGPoint) -> ZoomState {
        guard scale > 0 else { return ZoomState(scale: newScale, offset: offset) }
        let ratio = newScale / scale
        return ZoomState(
            scale: newScale,
            offset: CGPoint(
                x: origin.x + (offset.x + anchor.x - origin.x) * ratio - anchor.x,
                y: origin.y + (offset.y + anchor.y - origin.y) * ratio - anchor.y))
    }
}
