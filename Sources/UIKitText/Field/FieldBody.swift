import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// Where the text of a field is seen: what is selected, the characters, and the caret, as far as there is room.
final class FieldBody: UIView {
    private unowned let field: UITextField
    private let canvas: FieldCanvas
    private lazy var marks = makeMarks()
    private var drawnScroll: CGFloat = 0

    init(of field: UITextField) {
        self.field = field
        canvas = FieldCanvas(of: field)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(canvas)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        canvas.frame = bounds
        if canvas.window != nil { update() }
    }

    private func makeMarks() -> TextMarks {
        let marks = TextMarks(of: field, ground: self, front: self)
        field.editor.spelling.show = { [weak marks] in marks?.updateDots() }
        return marks
    }

    func contentDidChange() { canvas.setNeedsDisplay() }

    /// Brings to the screen what is selected and how far the text has moved.
    func update() {
        if field.editing.scroll != drawnScroll {
            drawnScroll = field.editing.scroll
            canvas.setNeedsDisplay()
        }
        canvas.frame = bounds
        marks.update()
    }

    /// Shows the caret from now on for a while, as after each key.
    func restartCaret() { marks.restart() }
    func stopCaret() { marks.stop() }
    /// The views that are in the field itself.
    var handles: [UIView] { marks.views.filter { $0.superview === field } }
}
