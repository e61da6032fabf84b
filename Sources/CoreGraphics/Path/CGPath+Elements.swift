extension CGPath {
    /// Shows every step of the path in order. The pointer is valid only while the block runs.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:)
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = segments.points
        let kinds = segments.kinds
        points.withUnsafeMutableBufferPointer { buffer in
            var placeholder = CGPoint.zero
            withUnsafeMutablePointer(to: &placeholder) { noPoints in
                var next = buffer.baseAddress ?? noPoints
                for kind in kinds {
                    var element = CGPathElement(type: kind, points: next)
                    block(&element)
                    next += kind.pointCount
                }
            }
        }
    }

    /// Shows every step of the path in order to a C function, together with a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
