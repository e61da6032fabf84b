import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The two handles of a selection that a finger has made.
@MainActor
final class TextHandles: UIObject {
    private unowned let view: any EditedText
    private let theme: TextMarksTheme
    private var handles: [TextHandle] = []
    /// From the finger to the middle of the line, while a handle is dragged.
    private var grip = CGSize.zero

    init(of view: any EditedText, theme: TextMarksTheme) {
        (self.view, self.theme) = (view, theme)
        super.init()
    }

    var all: [UIView] { handles }
    private var editor: TextEditor { view.editor }

    /// Brings both to the ends of the selection, or takes them away.
    func update() {
        guard view.showsMarks, editor.showsHandles, editor.selection.length > 0, editor.marked == nil else {
            for handle in handles { handle.isHidden = true }
            return
        }
        if handles.isEmpty { handles = [makeHandle(isStart: true), makeHandle(isStart: false)] }
        for handle in handles {
            let location = handle.isStart ? editor.selection.location : NSMaxRange(editor.selection)
            if handle.isHidden {
                handle.isHidden = false
                view.bringSubviewToFront(handle)
            }
            handle.place(at: view.caretRect(for: TextOffset(location)))
        }
    }

    private func makeHandle(isStart: Bool) -> TextHandle {
        let handle = TextHandle(isStart: isStart, theme: theme)
        handle.isHidden = true
        let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
        handle.addGestureRecognizer(pan)
        view.addSubview(handle)
        return handle
    }

    @objc private func dragged(_ recognizer: UIPanGestureRecognizer) {
        guard let handle = recognizer.view as? TextHandle else { return }
        let finger = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            editor.menu?.hide()
            let caret = view.caretRect(for: TextOffset(handle.isStart ? editor.selection.location : NSMaxRange(editor.selection)))
            let moved = recognizer.translation(in: view)
            grip = CGSize(width: caret.midX - finger.x + moved.x, height: caret.midY - finger.y + moved.y)
            move(handle, to: finger)
        case .changed: move(handle, to: finger)
        case .ended: editor.menu?.show()
        default: break
        }
    }

    /// The ends do not cross: one character stays selected.
    private func move(_ handle: TextHandle, to finger: CGPoint) {
        let location = view.location(nearest: CGPoint(x: finger.x + grip.width, y: finger.y + grip.height))
        let (start, end) = (editor.selection.location, NSMaxRange(editor.selection))
        if handle.isStart {
            let first = min(location, editor.start(ofCharacterBefore: end))
            editor.select(NSRange(location: first, length: end - first))
        } else {
            let last = max(location, editor.end(ofCharacterAfter: start))
            editor.select(NSRange(location: start, length: last - start))
        }
    }
}
