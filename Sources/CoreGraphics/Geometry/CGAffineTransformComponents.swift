/// The steps of a transform: scale, then shear, then rotate, then move.
// apple: https://developer.apple.com/documentation/coregraphics/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Sendable {
    /// The first step. A negative height stands for a mirror image.
    public var scale: CGSize
    /// The second step: how far x moves per unit of y.
    public var horizontalShear: CGFloat
    /// The third step, in radians.
    public var rotation: CGFloat
    /// The last step.
    public var translation: CGVector

    /// A transform by its steps.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// All steps zero, which maps every point to the origin.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }
}

extension CGAffineTransform {
    /// The transform that has these steps.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// The steps that make up this transform; putting them together again gives it back.
    ///
    /// A transform that flattens the plane comes back with a scale of zero and no shear.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let height = width == 0 ? hypot(c, d) : (a * d - b * c) / width
        let shear = height == 0 ? 0 : (c * cos(rotation) + d * sin(rotation)) / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: shear,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
