import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The caret that follows a finger over a text, while the text's own one goes to the nearest position.
@MainActor
final class FloatingCaret {
    private unowned let view: any EditedText
    private let caret = UIView(frame: .zero)
    /// Where the finger was when it began, and where the caret was; nil while there is none.
    private var start: (finger: CGPoint, caret: CGRect)?

    init(over view: any EditedText) { self.view = view }

    /// Lifts the caret. A finger that is lost is followed no longer.
    /// - Parameter point: where the finger is, in the view's coordinates.
    func begin(at point: CGPoint) {
        end()
        let editor = view.editor
        if editor.selection.length > 0 { editor.select(NSRange(location: NSMaxRange(editor.selection), length: 0)) }
        start = (point, view.caretRect(for: TextOffset(editor.selection.location)))
        caret.isUserInteractionEnabled = false
        caret.backgroundColor = view.tintColor
        caret.layer.cornerRadius = 1
        view.addSubview(caret)
        update(to: point)
    }

    func update(to point: CGPoint) {
        guard let start else { return }
        let rect = start.caret.offsetBy(dx: point.x - start.finger.x, dy: point.y - start.finger.y)
        UIView.performWithoutAnimation { caret.frame = rect }
        view.editor.select(NSRange(location: view.location(nearest: CGPoint(x: rect.midX, y: rect.midY)), length: 0))
    }

    func end() {
        start = nil
        caret.removeFromSuperview()
    }
}
