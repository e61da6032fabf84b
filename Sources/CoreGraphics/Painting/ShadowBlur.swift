/// A shadow in pixels.
struct ShadowBlur {
    let offset: CGPoint
    let deviation: CGFloat

    init(_ shadow: Shadow, base: CGAffineTransform) {
        let shift = shadow.offset.applying(base)
        // The rows of pixels run down, base space grows upwards.
        offset = CGPoint(x: shift.width.rounded(), y: (-shift.height).rounded())
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        deviation = shadow.blur * scale / 2
    }

    /// How far the blur spreads.
    var margin: CGFloat { (deviation * 3).rounded(.up) }
}
