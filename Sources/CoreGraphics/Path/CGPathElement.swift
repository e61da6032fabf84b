/// One step of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
// apple: https://developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
    /// The kind of step.
    public var type: CGPathElementType
    /// The points of the step: none to close, one for a move or a line, two and three for curves, with the end point last.
    ///
    /// Valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step by its kind and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Gets what was given with it, and a step.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Gets a step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
