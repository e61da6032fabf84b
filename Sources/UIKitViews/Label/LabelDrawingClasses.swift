import UIKitGraphics
@_spi(ForasteroInternal) internal import UIKitCore

/// Which classes of labels draw in their own way.
@MainActor
enum LabelDrawingClasses {
    static func drawsOtherwise(_ labelClass: UILabel.Type) -> Bool {
        drawing.isOverridden(by: labelClass) || textDrawing.isOverridden(by: labelClass)
    }

    private static let drawing = OverridableMethod(
        of: UILabel.self, named: "draw(_:)", overriddenBy: DrawingProbe.self, butNotBy: PlainProbe.self)
    private static let textDrawing = OverridableMethod(
        of: UILabel.self, named: "drawText(in:)", overriddenBy: TextProbe.self, butNotBy: PlainProbe.self)
}

private final class DrawingProbe: UILabel {
    override func draw(_ rect: CGRect) { _requireFailure("DrawingProbe is never shown; it only marks a place in a method table.") }
}

private final class TextProbe: UILabel {
    override func drawText(in rect: CGRect) { _requireFailure("TextProbe is never shown; it only marks a place in a method table.") }
}

private final class PlainProbe: UILabel {}
