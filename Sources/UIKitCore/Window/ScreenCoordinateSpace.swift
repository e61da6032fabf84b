/// The coordinates of a screen.
@MainActor
final class ScreenCoordinateSpace: UIObject, UICoordinateSpace {
    private unowned let screen: UIScreen
    /// The bounds at another time; nil for the present ones.
    private let formerBounds: CGRect?

    init(screen: UIScreen, formerBounds: CGRect? = nil) {
        self.screen = screen
        self.formerBounds = formerBounds
        super.init()
    }

    var bounds: CGRect { formerBounds ?? screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
    }
}
