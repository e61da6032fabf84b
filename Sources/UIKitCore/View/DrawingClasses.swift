/// Which view classes override `draw(_:)`: only those cost a picture in memory.
@MainActor
enum DrawingClasses {
    static func drawsContent(_ viewClass: UIView.Type) -> Bool { method.isOverridden(by: viewClass) }

    private static let method = OverridableMethod(
        of: UIView.self, named: "draw(_:)", overriddenBy: DrawingProbe.self, butNotBy: PlainProbe.self)
}

private final class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { _requireFailure("DrawingProbe is never shown; it only marks a place in a method table.") }
}

private final class PlainProbe: UIView {}
