import Foundation
import UIKitCore

/// Has a field draw its text.
final class FieldCanvas: UIView {
    private unowned let field: UITextField

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    /// Overridden drawing methods get the field's coordinates.
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let room = convert(bounds, to: field)
        context.saveGState()
        context.translateBy(x: -room.minX, y: -room.minY)
        if field.content.string.isEmpty { field.drawPlaceholder(in: room) } else { field.drawText(in: room) }
        context.restoreGState()
    }
}
