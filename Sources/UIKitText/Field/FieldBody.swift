import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// Where the text of a field is seen: what is selected, the characters, and the caret, as far as there is room.
final class FieldBody: UIView {
    private unowned let field: UITextField
    private let canvas: FieldCanvas
    private let caret = UIView(frame: .zero)
    private var marks: [UIView] = []
    private var timer: CaretTimer?
    private var drawnScroll: CGFloat = 0

    init(of field: UITextField) {
        self.field = field
        canvas = FieldCanvas(of: field)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        caret.isHidden = true
        caret.layer.cornerRadius = field.theme.caretWidth / 2
        addSubview(canvas)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        canvas.frame = bounds
        if canvas.window != nil { update() }
    }

    func contentDidChange() { canvas.setNeedsDisplay() }

    /// Brings to the screen what is selected and how far the text has moved.
    func update() {
        if field.editing.scroll != drawnScroll {
            drawnScroll = field.editing.scroll
            canvas.setNeedsDisplay()
        }
        canvas.frame = bounds
        UIView.performWithoutAnimation {
            updateMarks()
            updateCaret()
        }
        field.caretDidMove()
    }

    private func updateMarks() {
        let range = field.editor.marked ?? field.editor.selection
        let rects = field.isEditing && range.length > 0 ? field.selectionRects(for: TextOffsetRange(range)).map(\.rect) : []
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView(frame: .zero)
            marks.append(mark)
            insertSubview(mark, at: 0)
        }
        let isComposition = field.editor.marked != nil
        let color = isComposition ? field.markedTextStyle?[.backgroundColor] as? UIColor : nil
        for (mark, rect) in zip(marks, rects) {
            mark.frame = convert(rect, from: field)
            mark.backgroundColor = color ?? field.tintColor.withAlphaComponent(field.theme.selectionAlpha)
        }
    }

    private func updateCaret() {
        let shows = field.isEditing && (field.editor.selection.length == 0 || field.editor.marked != nil)
        if !shows { caret.isHidden = true }
        guard shows else { return }
        if timer == nil { restartCaret() }
        caret.frame = convert(field.caretRect(for: TextOffset(field.editor.focus)), from: field)
        caret.backgroundColor = field.tintColor
    }

    // MARK: Blinking

    /// Shows the caret from now on for a while, as after each key.
    func restartCaret() {
        guard field.isEditing else { return }
        caret.isHidden = field.editor.selection.length > 0 && field.editor.marked == nil
        blink(after: field.theme.caretShown)
    }

    func stopCaret() {
        timer?.stop()
        timer = nil
        caret.isHidden = true
    }

    private func blink(after time: TimeInterval) {
        timer?.stop()
        timer = CaretTimer(after: time, every: 1000) { [weak self] in self?.turn() }
    }

    private func turn() {
        guard field.isEditing, field.editor.selection.length == 0 || field.editor.marked != nil else { return stopCaret() }
        caret.isHidden.toggle()
        blink(after: caret.isHidden ? field.theme.caretHidden : field.theme.caretShown)
    }
}
