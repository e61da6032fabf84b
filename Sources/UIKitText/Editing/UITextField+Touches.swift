import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The touches: they place the caret, and select.
extension UITextField {
    func beginPress(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        // A mouse takes what is selected along.
        let canSelect = isFirstResponder && !(touch.isOfPointer && drag.lifts(at: point))
        editing.press = FieldEditing.Press(
            start: point, anchor: location(nearest: point), canSelect: canSelect, wasEditing: isFirstResponder)
        return true
    }

    func continuePress(_ touch: UITouch) {
        guard var press = editing.press, press.canSelect, isFirstResponder else { return }
        let point = touch.location(in: self)
        press.isSelecting = press.isSelecting || abs(point.x - press.start.x) >= theme.dragDistance
        editing.press = press
        guard press.isSelecting else { return }
        editor.showsHandles = false
        editor.endComposition()
        let location = location(nearest: point)
        let anchor = min(press.anchor, content.length)
        editor.select(NSRange(location: min(location, anchor), length: abs(location - anchor)))
    }

    func endPress(_ touch: UITouch?) {
        guard let press = editing.press, let touch else { return }
        editing.press = nil
        if press.isSelecting {
            if editor.selection.length > 0 { showMenu() }
            return
        }
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return }
        tap(at: point, count: touch.tapCount, wasEditing: press.wasEditing)
    }

    private func tap(at point: CGPoint, count: Int, wasEditing: Bool) {
        guard isFirstResponder || becomeFirstResponder(), isEditing else { return }
        editor.endComposition()
        editor.showsHandles = true
        let location = location(nearest: point)
        switch count {
        case 1 where wasEditing && editor.offerGuesses(at: location): return
        case 2: editor.selectWord(at: location)
        case 3...: editor.select(content.whole)
        default:
            let isSame = wasEditing && editor.selection == NSRange(location: location, length: 0)
            if !editor.clearsOnInsertion || wasEditing { editor.select(NSRange(location: location, length: 0)) }
            if isSame { return toggleMenu() }
        }
        if count > 1, editor.selection.length > 0 { showMenu() } else { editor.menu?.hide() }
    }

    // MARK: Menu

    /// A finger that stays places the caret, and brings the menu.
    func longPress(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        switch recognizer.state {
        case .began where drag.lifts(at: point): drag.pressBegan()
        case .began, .changed:
            guard !drag.isActive else { return }
            guard isFirstResponder || becomeFirstResponder() else { return }
            if recognizer.state == .changed || !isSelected(point) { editor.select(NSRange(location: location(nearest: point), length: 0)) }
        case .ended: if isEditing, !drag.hasMoved { showMenu() }
        default: break
        }
    }

    private func isSelected(_ point: CGPoint) -> Bool {
        selectionRects(for: TextOffsetRange(editor.selection)).contains { $0.rect.contains(point) }
    }

    private func toggleMenu() {
        editor.menu?.toggle()
    }

    func showMenu() { editor.menu?.show() }
}
