extension CGPath {
    /// A path with the same steps that later changes of the receiver do not reach.
    public func copy() -> CGPath? { CGPath(segments: segments) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(segments: segments.applying(transform?.pointee ?? .identity))
    }
}
