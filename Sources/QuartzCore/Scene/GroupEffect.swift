import CoreGraphics
import Display

/// The effect on a group as a whole.
struct GroupEffect: Equatable {
    var opacity: Double = 1
    /// Cut off at the layer's rounded bounds.
    var clips = false
    var hasMask = false
    /// A shadow of whatever the group shows.
    var shadow: GroupShadow?
    /// How it meets what is behind it.
    var blend = CGBlendMode.normal
    /// All its colours are multiplied by this one.
    var tint: ColorComponents?
    /// The group is painted flat, and shown in perspective: from its own pixels to those of the screen.
    var warp: PlaneTransform?

    /// The pixels that change when some of the group's content does.
    func extent(of rect: PixelRect) -> PixelRect {
        if rect.isEmpty { return rect }
        if let warp {
            // One pixel more, as edges are smoothed.
            return PixelRect(covering: warp.apply(rect.cgRect).insetBy(dx: -1, dy: -1))
        }
        return shadow.map { rect.union($0.extent(of: rect)) } ?? rect
    }
}

/// The shadow of a group, in pixels.
struct GroupShadow: Equatable {
    /// With the opacity of the shadow.
    var color: ColorComponents
    var offset: CGPoint
    /// Standard deviation of the blur.
    var deviation: CGFloat

    init(_ shadow: ShadowPaint, _ transform: CGAffineTransform) {
        color = shadow.color
        let (x, y) = (shadow.offset.width, shadow.offset.height)
        // Whole pixels, so that the blurred picture need not be resampled.
        offset = CGPoint(x: (x * transform.a + y * transform.c).rounded(), y: (x * transform.b + y * transform.d).rounded())
        deviation = shadow.radius * transform.meanScale
    }

    /// Where the shadow of something can be seen.
    func extent(of rect: PixelRect) -> PixelRect { PixelRect(covering: moved(rect, by: offset)) }

    /// The rectangle whose pixels may throw the shadow that is seen in another one.
    func source(of rect: PixelRect) -> PixelRect { PixelRect(covering: moved(rect, by: CGPoint(x: -offset.x, y: -offset.y))) }

    /// The pixels to which a blur spreads something.
    func blurred(_ rect: PixelRect) -> PixelRect { PixelRect(covering: moved(rect, by: .zero)) }

    private func moved(_ rect: PixelRect, by offset: CGPoint) -> CGRect {
        let reach = (deviation * 3).rounded(.up)
        return rect.cgRect.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach, dy: -reach)
    }
}
