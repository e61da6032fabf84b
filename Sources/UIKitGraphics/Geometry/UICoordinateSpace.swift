/// Something with coordinates of its own that can be converted to those of another.
// apple: https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    /// The receiver's rectangle in its own coordinates.
    var bounds: CGRect { get }

    @objc(convertPoint:toCoordinateSpace:)
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    @objc(convertPoint:fromCoordinateSpace:)
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    @objc(convertRect:toCoordinateSpace:)
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    @objc(convertRect:fromCoordinateSpace:)
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
