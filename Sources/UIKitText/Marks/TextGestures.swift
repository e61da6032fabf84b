import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The touches and clicks on the text of a text view: they place the caret, and select.
@MainActor
final class TextGestures: UIObject {
    private unowned let view: UITextView
    private var isInstalled = false
    private var loupe: TextLoupe?
    /// Where a drag with the mouse began, as an index in the text.
    private var anchor = 0
    /// True if a long press moves the caret.
    private var movesCaret = false

    init(of view: UITextView) {
        self.view = view
        super.init()
    }

    private var editor: TextEditor { view.editor }

    func install() {
        guard !isInstalled else { return }
        isInstalled = true
        view.addGestureRecognizer(TextTapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
        let drag = PointerDragGestureRecognizer(target: self, action: #selector(dragged(_:)))
        drag.leaves = { [unowned view] in view.drag.lifts(at: $0) }
        view.addGestureRecognizer(drag)
    }

    // MARK: Taps

    @objc private func tapped(_ recognizer: TextTapGestureRecognizer) {
        let point = recognizer.location(in: view)
        if recognizer.tapCount == 1, view.items.activate(at: point) { return }
        guard view.isSelectable else { return }
        let wasEditing = view.isFirstResponder
        if view.isEditable || recognizer.tapCount > 1 {
            guard wasEditing || view.becomeFirstResponder() else { return }
        }
        editor.endComposition()
        editor.showsHandles = !recognizer.isOfPointer
        let location = view.isBelowText(point) ? editor.length : view.location(nearest: point)
        switch recognizer.tapCount {
        case 1 where wasEditing && editor.offerGuesses(at: location): break
        case 1 where !view.isEditable: clearSelection(at: location)
        case 1: placeCaret(at: recognizer.isOfPointer ? location : wordEnd(nearest: location), wasEditing)
        case 2: select { editor.selectWord(at: location) }
        default: select { editor.selectPart(.paragraph, at: location) }
        }
    }

    private func placeCaret(at location: Int, _ wasEditing: Bool) {
        let caret = NSRange(location: location, length: 0)
        let isSame = wasEditing && editor.selection == caret
        if view.state.upstreamEnd != location { view.state.upstreamEnd = nil }
        editor.select(caret)
        view.focusHasMoved()
        if isSame { editor.menu?.toggle() } else { editor.menu?.hide() }
    }

    /// Nothing is selected any more of a text that is only read.
    private func clearSelection(at location: Int) {
        editor.menu?.hide()
        if editor.selection.length > 0 { editor.select(NSRange(location: location, length: 0)) }
    }

    private func select(_ body: () -> Void) {
        body()
        view.parts.marks.update()
        if editor.selection.length > 0 { editor.menu?.show() } else { editor.menu?.hide() }
    }

    /// A finger is too broad for a position within a word.
    private func wordEnd(nearest location: Int) -> Int {
        guard let word = editor.part(at: location, .word), location > word.location, location < NSMaxRange(word) else { return location }
        return location - word.location < NSMaxRange(word) - location ? word.location : NSMaxRange(word)
    }

    // MARK: Long presses

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began: beginPress(at: point)
        case .changed: if movesCaret { follow(point) }
        case .ended:
            endLoupe()
            if view.isFirstResponder, !view.drag.hasMoved { editor.menu?.show() }
        default: endLoupe()
        }
    }

    private func beginPress(at point: CGPoint) {
        movesCaret = false
        view.drag.pressBegan()
        if view.items.presentMenu(at: point) { return }
        guard view.isSelectable, view.isFirstResponder || view.becomeFirstResponder() else { return }
        editor.showsHandles = true
        if view.seenRects(of: editor.selection).contains(where: { $0.contains(point) }) { return }
        guard view.isEditable else { return editor.selectWord(at: view.location(nearest: point)) }
        editor.endComposition()
        movesCaret = true
        follow(point)
    }

    /// The caret goes where the finger is, under a loupe.
    private func follow(_ point: CGPoint) {
        editor.select(NSRange(location: view.location(nearest: point), length: 0))
        view.focusHasMoved()
        guard let window = view.window else { return }
        let loupe = loupe ?? TextLoupe(over: view, theme: .flat)
        self.loupe = loupe
        loupe.show(view.caretRect(for: TextOffset(editor.focus)), in: window)
    }

    private func endLoupe() {
        movesCaret = false
        loupe?.removeFromSuperview()
        loupe = nil
    }

    // MARK: The mouse

    @objc private func dragged(_ recognizer: PointerDragGestureRecognizer) {
        guard view.isSelectable else { return }
        switch recognizer.state {
        case .began:
            guard view.isFirstResponder || view.becomeFirstResponder() else { return }
            editor.endComposition()
            editor.menu?.hide()
            editor.showsHandles = false
            anchor = view.location(nearest: recognizer.start)
            extend(to: recognizer.location(in: view))
        case .changed: extend(to: recognizer.location(in: view))
        default: break
        }
    }

    private func extend(to point: CGPoint) {
        guard view.isFirstResponder else { return }
        let location = view.location(nearest: point)
        let start = min(anchor, editor.length)
        editor.select(NSRange(location: min(location, start), length: abs(location - start)))
    }
}
