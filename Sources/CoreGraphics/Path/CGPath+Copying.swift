extension CGPath {
    /// A path with the same steps that later changes of the receiver do not reach.
    public func copy() -> CGPath? { CGPath(segments: segments) }

    /// The same path with its points mapped; nil is the identity.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.applying(transform?.pointee ?? .identity))
    }

    /// The same path, to be extended.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

    /// The same path with its points mapped, to be extended; nil is the identity.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(segments: segments.applying(transform?.pointee ?? .identity))
    }
}
