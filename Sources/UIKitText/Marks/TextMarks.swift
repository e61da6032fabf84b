import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// The views that show what is selected or composed in a text, and its caret.
@MainActor
final class TextMarks {
    private unowned let view: any EditedText
    /// Where what is selected is marked, behind the characters.
    private unowned let ground: UIView
    private let caret = UIView(frame: .zero)
    private unowned let front: UIView
    private var marks: [UIView] = []
    /// Under misspelled words; made with the first one.
    private var dots: SpellingView?
    private var timer: CaretTimer?
    private let theme: TextMarksTheme
    private let handles: TextHandles

    /// - Parameters:
    ///   - background: a view behind the characters.
    ///   - front: a view before them.
    init(of view: any EditedText, ground: UIView, front: UIView, theme: TextMarksTheme = .flat) {
        (self.view, self.ground, self.front, self.theme) = (view, ground, front, theme)
        handles = TextHandles(of: view, theme: theme)
        caret.isHidden = true
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = theme.caretWidth / 2
        front.addSubview(caret)
    }

    /// The views that belong to nobody's archive.
    var views: [UIView] { [caret] + handles.all + (dots.map { [$0] } ?? []) }

    private var editor: TextEditor { view.editor }

    /// Brings to the screen what is selected, and where the caret is.
    func update() {
        UIView.performWithoutAnimation {
            updateMarks()
            updateCaret()
            handles.update()
            updateDots()
        }
        view.caretDidMove()
    }

    /// Brings the dots to where misspelled words are seen.
    func updateDots() {
        let isShown = !editor.spelling.misspelled.isEmpty
        guard isShown || dots != nil else { return }
        let dots = dots ?? SpellingView(of: view, theme: theme)
        if self.dots == nil {
            self.dots = dots
            front.insertSubview(dots, belowSubview: caret)
        }
        dots.isHidden = !isShown
        guard isShown else { return }
        if dots.frame != front.bounds { dots.frame = front.bounds }
        dots.setNeedsDisplay()
    }

    private func updateMarks() {
        let range = editor.marked ?? editor.selection
        let rects = view.showsMarks && range.length > 0 ? view.markedRects(of: range) : []
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView(frame: .zero)
            mark.isUserInteractionEnabled = false
            marks.append(mark)
            ground.insertSubview(mark, at: 0)
        }
        let color = editor.marked != nil ? view.markedTextStyle?[.backgroundColor] as? UIColor : nil
        for (mark, rect) in zip(marks, rects) {
            mark.frame = ground.convert(rect, from: view)
            mark.backgroundColor = color ?? view.tintColor.withAlphaComponent(theme.selectionAlpha)
        }
    }

    private var showsCaret: Bool { view.showsCaret && (editor.selection.length == 0 || editor.marked != nil) }

    private func updateCaret() {
        guard showsCaret else { return stop() }
        if timer == nil { restart() }
        caret.frame = caret.superview?.convert(view.caretRect(for: TextOffset(editor.focus)), from: view) ?? .zero
        caret.backgroundColor = view.tintColor
    }

    // MARK: Blinking

    /// Shows the caret from now on for a while, as after each key.
    func restart() {
        guard view.showsCaret else { return }
        caret.isHidden = !showsCaret
        blink(after: theme.caretShown)
    }

    func stop() {
        timer?.stop()
        timer = nil
        caret.isHidden = true
    }

    private func blink(after time: TimeInterval) {
        timer?.stop()
        timer = CaretTimer(after: time, every: 1000) { [weak self] in self?.turn() }
    }

    private func turn() {
        guard showsCaret else { return stop() }
        caret.isHidden.toggle()
        blink(after: caret.isHidden ? theme.caretHidden : theme.caretShown)
    }
}
