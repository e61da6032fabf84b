public import Foundation

extension CGRect {
    /// Cuts the rectangle in two, as the function of C does it.
    /// - Parameters:
    ///   - slice: gets the part at the edge.
    ///   - remainder: gets the other part.
    ///   - amount: how much is cut off, in points; less than 0 counts as 0, and more than there is as all.
    ///   - edge: where it is cut off.
    // apple: https://developer.apple.com/documentation/coregraphics/cgrectdivide(_:_:_:_:_:)
    public func __divided(
        slice: UnsafeMutablePointer<CGRect>, remainder: UnsafeMutablePointer<CGRect>, atDistance amount: CGFloat, from edge: CGRectEdge
    ) {
        (slice.pointee, remainder.pointee) = divided(atDistance: amount, from: edge)
    }
}
