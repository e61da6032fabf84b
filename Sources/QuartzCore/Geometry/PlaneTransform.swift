/// The effect of a transform in space on the points of a plane, seen from the front: affine, or with a perspective.
///
/// Points are rows, as in `CATransform3D`: `[x y 1] × matrix`, divided by the third coordinate.
struct PlaneTransform: Equatable {
    var affine: CGAffineTransform
    /// The third column of the matrix; (0, 0, 1) without perspective.
    var perspective = Perspective.none

    struct Perspective: Equatable {
        var x: CGFloat
        var y: CGFloat
        var w: CGFloat
        static let none = Perspective(x: 0, y: 0, w: 1)
    }

    static let identity = PlaneTransform(affine: .identity)

    init(affine: CGAffineTransform) {
        self.affine = affine
    }

    /// The effect of a transform on the plane z = 0.
    init(_ t: CATransform3D) {
        affine = CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
        perspective = Perspective(x: t.m14, y: t.m24, w: t.m44)
        normalize()
    }

    var isAffine: Bool { perspective == .none }

    /// Only moves: no turn, no scale, no perspective.
    var isTranslation: Bool { affine.a == 1 && affine.b == 0 && affine.c == 0 && affine.d == 1 && isAffine }

    /// Takes rectangles to rectangles whose sides are parallel to the axes, the right way up.
    var keepsRectangles: Bool { affine.b == 0 && affine.c == 0 && affine.a > 0 && affine.d > 0 && isAffine }

    /// True if the plane is seen from behind.
    var facesAway: Bool { determinant < 0 }

    private var determinant: CGFloat {
        let (m, p) = (affine, perspective)
        return m.a * (m.d * p.w - p.y * m.ty) - m.b * (m.c * p.w - p.y * m.tx) + p.x * (m.c * m.ty - m.d * m.tx)
    }

    /// The transform that does what this one does and then what `next` does.
    func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        if isAffine && next.isAffine {
            return PlaneTransform(affine: affine.concatenating(next.affine))
        }
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
            let m = next.affine
            let p = next.perspective
            return (
                x * m.a + y * m.c + w * m.tx, x * m.b + y * m.d + w * m.ty, x * p.x + y * p.y + w * p.w
            )
        }
        let first = row(affine.a, affine.b, perspective.x)
        let second = row(affine.c, affine.d, perspective.y)
        let third = row(affine.tx, affine.ty, perspective.w)
        var result = PlaneTransform(
            affine: CGAffineTransform(a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y))
        result.perspective = Perspective(x: first.w, y: second.w, w: third.w)
        result.normalize()
        return result
    }

    /// Nil when the plane is seen from its edge, or shrunk to nothing.
    var inverse: PlaneTransform? {
        let (m, p, determinant) = (affine, perspective, determinant)
        guard determinant != 0, determinant.isFinite else { return nil }
        let f = 1 / determinant
        var result = PlaneTransform(
            affine: CGAffineTransform(
                a: (m.d * p.w - p.y * m.ty) * f, b: (p.x * m.ty - m.b * p.w) * f, c: (p.y * m.tx - m.c * p.w) * f,
                d: (m.a * p.w - p.x * m.tx) * f, tx: (m.c * m.ty - m.d * m.tx) * f, ty: (m.b * m.tx - m.a * m.ty) * f))
        result.perspective = Perspective(
            x: (m.b * p.y - p.x * m.d) * f, y: (p.x * m.c - m.a * p.y) * f, w: (m.a * m.d - m.b * m.c) * f)
        result.normalize()
        return result
    }

    /// Nil for points behind the eye.
    func apply(_ point: CGPoint) -> CGPoint? {
        let x = point.x * affine.a + point.y * affine.c + affine.tx
        let y = point.x * affine.b + point.y * affine.d + affine.ty
        guard !isAffine else { return CGPoint(x: x, y: y) }
        let w = point.x * perspective.x + point.y * perspective.y + perspective.w
        return w > 0 ? CGPoint(x: x / w, y: y / w) : nil
    }

    /// The smallest rectangle around what a rectangle becomes; corners behind the eye are left out.
    func apply(_ rect: CGRect) -> CGRect {
        if keepsRectangles {
            return CGRect(
                x: rect.origin.x * affine.a + affine.tx, y: rect.origin.y * affine.d + affine.ty,
                width: rect.size.width * affine.a, height: rect.size.height * affine.d)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap(apply)
        guard let first = corners.first else { return .null }
        var (low, high) = (first, first)
        for corner in corners.dropFirst() {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The matrix is only defined up to a factor; without perspective the factor is chosen so that `w` is 1.
    ///
    /// Below zero it stays: then all of the plane lies behind the eye.
    private mutating func normalize() {
        guard perspective.x == 0, perspective.y == 0, perspective.w != 1, perspective.w > 0 else { return }
        let f = 1 / perspective.w
        affine = CGAffineTransform(
            a: affine.a * f, b: affine.b * f, c: affine.c * f, d: affine.d * f, tx: affine.tx * f, ty: affine.ty * f)
        perspective.w = 1
    }
}

extension CGAffineTransform {
    /// How much longer lengths become, taken over all directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
