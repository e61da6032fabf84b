/// A map of the plane that keeps straight lines straight: scaling, rotation, shear and translation in six numbers.
///
/// A point is a row vector multiplied from the left: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. So in
/// `first.concatenating(second)` the receiver acts on a point before the argument does.
// apple: https://developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
    /// The factor of x for x.
    public var a: CGFloat
    /// The factor of x for y.
    public var b: CGFloat
    /// The factor of y for x.
    public var c: CGFloat
    /// The factor of y for y.
    public var d: CGFloat
    /// The summand of x.
    public var tx: CGFloat
    /// The summand of y.
    public var ty: CGFloat

    /// Maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// All six numbers zero, which maps every point to the origin; see ``identity`` for the transform that changes nothing.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A transform by its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform by its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin by an angle in radians.
    ///
    /// Positive angles turn the positive x axis towards the positive y axis: anticlockwise where y grows upwards,
    /// clockwise in the coordinates of a view.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle), cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True if the transform leaves every point exactly where it is.
    public var isIdentity: Bool { self == .identity }
}
