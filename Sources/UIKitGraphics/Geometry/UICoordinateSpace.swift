/// Something with coordinates of its own that can be converted to those of another.
// apple: https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    /// The receiver's rectangle in its own coordinates.
    var bounds: CGRect { get }

    /// Where a point of the receiver's coordinates is in those of another.
    @objc(convertPoint:toCoordinateSpace:)
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Where a point of another's coordinates is in the receiver's.
    @objc(convertPoint:fromCoordinateSpace:)
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The rectangle around one of the receiver's coordinates in those of another.
    @objc(convertRect:toCoordinateSpace:)
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle around one of another's coordinates in the receiver's.
    @objc(convertRect:fromCoordinateSpace:)
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
