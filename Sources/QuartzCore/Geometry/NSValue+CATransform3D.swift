extension NSValue {
    /// A value object that holds a transform.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(catransform3d:)
    public convenience init(caTransform3D t: CATransform3D) {
        var numbers = t
        self.init(bytes: &numbers, objCType: Self.typeOfTransforms)
    }

    /// The transform that the object holds; the identity when it holds something else.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/catransform3dvalue
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

    /// Nil when the object holds something else.
    final var heldTransform: CATransform3D? {
        guard String(cString: objCType) == Self.typeOfTransforms else { return nil }
        var numbers = CATransform3DIdentity
        getValue(&numbers)
        return numbers
    }

    // ad-hoc: Foundation on Linux knows structures of its own only; a transform is stored as its numbers.
    private static var typeOfTransforms: String { "[16d]" }
}
