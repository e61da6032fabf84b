internal import PixelKernels

/// Colours that change with the direction from a centre, over everything within the clip.
struct ConicFill: PaintedShape {
    var gradient: CGGradient
    /// From the space whose origin is the centre and whose x axis is the start to base space.
    var placement: CGAffineTransform

    /// How many colours a turn is divided into: more than anyone can distinguish.
    private static let steps = 2048

    func bounds(_ toPixels: CGAffineTransform) -> CGRect { .infinite }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        let area = canvas.clipBounds
        let fromCenter = placement.concatenating(toPixels)
        guard !area.isEmpty, fromCenter.isDrawable,
            let picture = PixelBuffer(width: Int(area.width), height: Int(area.height), format: .argb32)
        else { return }
        let toPoint = CGAffineTransform(translationX: area.minX, y: area.minY).concatenating(fromCenter.inverted())
        fill(picture, toPoint)
        if canvas.swapsRedAndBlue { picture.swapRedAndBlue() }
        let place = CGAffineTransform(a: area.width, b: 0, c: 0, d: -area.height, tx: area.minX, ty: area.maxY)
        canvas.drawImage(picture, place, quality: .none, repeats: false, alpha: alpha)
    }

    private func fill(_ picture: PixelBuffer, _ t: CGAffineTransform) {
        let colors = (0..<ConicFill.steps).map { gradient.color(at: (CGFloat($0) + 0.5) / CGFloat(ConicFill.steps)).pixel }
        let toPoint = pk_transform(
            a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
        for row in 0..<picture.height {
            let start = (picture.pixels + row * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            pk_conic_row(start, picture.width, row, toPoint, colors, colors.count)
        }
    }
}

extension CGGradient {
    /// The colour at a location between 0 and 1. Colours are mixed multiplied by their alpha.
    func color(at location: CGFloat) -> PaintColor {
        guard let upper = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
        guard upper > 0 else { return stops[0].color }
        let (below, above) = (stops[upper - 1], stops[upper])
        let part = above.location > below.location ? (location - below.location) / (above.location - below.location) : 1
        return below.color.mixed(with: above.color, part)
    }
}

extension PaintColor {
    fileprivate func mixed(with other: PaintColor, _ part: Double) -> PaintColor {
        let mixedAlpha = alpha + (other.alpha - alpha) * part
        guard mixedAlpha > 0 else { return PaintColor(red: 0, green: 0, blue: 0, alpha: 0) }
        func mix(_ first: Double, _ second: Double) -> Double {
            (first * alpha * (1 - part) + second * other.alpha * part) / mixedAlpha
        }
        return PaintColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mixedAlpha)
    }
}
