extension CGAffineTransform {
    /// A transform that moves a point first and then does what the receiver does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * tx + c * ty + self.tx, ty: b * tx + d * ty + self.ty)
    }

    /// A transform that scales a point first and then does what the receiver does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// A transform that rotates a point by an angle in radians first and then does what the receiver does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A transform that does what the receiver does first, and then what `t2` does.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// The transform that undoes the receiver, or the receiver itself when nothing can undo it.
    ///
    /// A transform that maps the plane onto a line or a point has no inverse.
    // apple: https://developer.apple.com/documentation/coregraphics/cgaffinetransform/inverted()
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGPoint {
    /// Where the transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector, mapped without the translation; the result can be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four mapped corners.
    ///
    /// The null rectangle stays null and the infinite one stays infinite.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        var bounds = PointBounds()
        bounds.include(CGPoint(x: minX, y: minY).applying(t))
        bounds.include(CGPoint(x: maxX, y: minY).applying(t))
        bounds.include(CGPoint(x: minX, y: maxY).applying(t))
        bounds.include(CGPoint(x: maxX, y: maxY).applying(t))
        return bounds.rect
    }
}
