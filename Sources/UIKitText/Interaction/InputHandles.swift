import UIKitGraphics
import Foundation
import UIKitCore

/// The two handles of a selection, and the fingers that move them.
@MainActor
final class InputHandles: UIObject {
    enum Move {
        case began
        /// To a point of the superview, where the middle of the line is to be.
        case to(CGPoint)
        case ended
    }

    /// Called when a finger moves a handle that is one of the usual ones.
    var dragged: ((UIStandardTextSelectionHandleView, Move) -> Void)?
    private weak var display: UITextSelectionDisplayInteraction?
    /// From the finger to the middle of the line.
    private var grip = CGSize.zero
    private var carets: (start: CGRect, end: CGRect)?

    var views: [any UIView & UITextSelectionHandleView] = [] {
        didSet { for view in views where view.gestureRecognizers?.isEmpty != false { watch(view) } }
    }

    override init() {
        super.init()
        views = [NSDirectionalRectEdge.top, .bottom].map { edge in
            let handle = UIStandardTextSelectionHandleView(frame: .zero)
            handle.direction = edge
            handle.isHidden = true
            watch(handle)
            return handle
        }
    }

    private func watch(_ view: UIView) { view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))) }

    func place(at ends: (start: CGRect, end: CGRect)?, of display: UITextSelectionDisplayInteraction) {
        (carets, self.display) = (ends, display)
        for view in views {
            view.isHidden = ends == nil
            guard let ends else { continue }
            view.frame = view.preferredFrame(for: view.direction.contains(.top) ? ends.start : ends.end)
        }
    }

    @objc private func moved(_ recognizer: UIPanGestureRecognizer) {
        guard let handle = recognizer.view as? UIStandardTextSelectionHandleView, let space = handle.superview else { return }
        let finger = recognizer.location(in: space)
        switch recognizer.state {
        case .began:
            guard let caret = handle.isStart ? carets?.start : carets?.end else { return }
            let way = recognizer.translation(in: space)
            grip = CGSize(width: caret.midX - finger.x + way.x, height: caret.midY - finger.y + way.y)
            dragged?(handle, .began)
            move(handle, to: finger)
        case .changed: move(handle, to: finger)
        case .ended, .cancelled: dragged?(handle, .ended)
        default: break
        }
    }

    private func move(_ handle: UIStandardTextSelectionHandleView, to finger: CGPoint) {
        let point = CGPoint(x: finger.x + grip.width, y: finger.y + grip.height)
        if let display {
            let mayMove = display.delegate?.selectionDisplayInteraction?(display, shouldMoveHandleView: handle, toLocation: point)
            guard mayMove != false else { return }
        }
        dragged?(handle, .to(point))
    }
}
