import Foundation
internal import ScrollPhysics

/// Follows the content of a scroll view which goes on under its bars: a navigation controller.
@_spi(ForasteroInternal)
@MainActor
public protocol ContentScrollObserver: AnyObject {
    /// The content has moved, or its insets have changed. Called before the delegate is notified of it.
    func contentDidMove(in scrollView: UIScrollView)
    /// How much a bar above can give way to the content, and how much it has given way by now.
    func room(above scrollView: UIScrollView) -> CollapsingRoom
}

/// The part of a bar above content that gives way as the content is scrolled: that of a large title.
@_spi(ForasteroInternal)
public struct CollapsingRoom: Equatable, Sendable {
    /// How high it is when all of it is there, in points. Default: zero.
    public var height: CGFloat = 0
    /// How much of that gives way first, and can do so however short the content is: a search bar. Default: zero.
    public var first: CGFloat = 0
    /// How much of that has given way, and is no longer part of the safe area.
    public var hidden: CGFloat = 0

    public init(height: CGFloat = 0, first: CGFloat = 0, hidden: CGFloat = 0) {
        self.height = height
        self.first = first
        self.hidden = hidden
    }
}

extension UIScrollView {
    /// From the upper edge of the view to where the content and the inset of the app's begin, in points.
    @_spi(ForasteroInternal)
    public var contentBeginning: CGFloat { -(bounds.minY + ownContentInset.finite.top) }

    /// From where the content and the insets of the app's end to the lower edge of the view; negative if there is more below.
    @_spi(ForasteroInternal)
    public var roomBelowContent: CGFloat { bounds.maxY - ownContentSize.height - ownContentInset.finite.bottom }

    /// True if the safe area has been added at the top.
    @_spi(ForasteroInternal)
    public var hasInsetAtTop: Bool { insetAdjustment.top != 0 }

    /// True if the content is at its beginning, as far as the view has been notified of the bars above.
    @_spi(ForasteroInternal)
    public var restsAtTop: Bool { bounds.minY <= scrollRange.minimum.y }

    /// Content that is left between a bar which is all there and one that has given way, wholly or its first part, goes on to the
    /// nearest of these offsets.
    func settled(_ target: CGPoint, in range: ScrollRange) -> CGPoint {
        let top = range.minimum.y
        guard collapsingRoom.height > 0, target.y > top, target.y < top + collapsingRoom.height else { return target }
        var target = target
        let stops = [0, collapsingRoom.first, collapsingRoom.height].map { top + $0 }
        target.y = stops.min { abs($0 - target.y) < abs($1 - target.y) } ?? target.y
        return CGPoint(x: target.x, y: min(target.y, range.maximum.y))
    }
}
