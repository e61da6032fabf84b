/// The shadow of a layer.
struct ShadowPaint: Equatable {
    /// With the opacity of the shadow.
    var color: ColorComponents
    var offset: CGSize
    /// Standard deviation of the blur, in points.
    var radius: CGFloat
    /// The shape that throws the shadow; nil for the layer's rectangle.
    var path: CGPath?

    /// Nil when no shadow can be seen.
    init?(_ values: LayerValues) {
        let rare = values.rare
        guard rare.shadowOpacity > 0, !values.switches.contains(.masksToBounds) else { return nil }
        color = ColorComponents(rare.shadowColor).multiplied(by: Double(min(rare.shadowOpacity, 1)))
        guard !color.isClear else { return nil }
        // Nothing can be seen of a shadow that is farther away than this, or blurred wider.
        let limit: CGFloat = 16_384
        offset = rare.shadowOffset
        guard abs(offset.width) <= limit, abs(offset.height) <= limit else { return nil }
        radius = rare.shadowRadius > 0 ? rare.shadowRadius : 0
        guard radius <= limit else { return nil }
        path = rare.shadowPath
    }

    /// The rectangle in which a shadow of something can be seen, in the layer's coordinates.
    func extent(of rect: CGRect) -> CGRect {
        (path?.boundingBoxOfPath ?? rect).offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }

    /// How far the blur reaches: three deviations, beyond which it is invisible.
    private var reach: CGFloat { radius * 3 }
}
