import Foundation
import UIKitCore

/// Drags the top controller away from the leading edge.
@MainActor
final class PopGesture: NSObject {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var interactor: UIPercentDrivenInteractiveTransition?

    /// A child controller that is dragged this far goes, whatever the finger's speed.
    private static let completingShare: CGFloat = 0.5
    /// In points a second: a finger at least this fast decides by its direction.
    private static let decidingSpeed: CGFloat = 300

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addTarget(self, action: #selector(dragged))
    }

    private var view: UIView? { controller?.viewIfLoaded }

    private var direction: CGFloat { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// How much of the width the finger has gone.
    private var share: CGFloat {
        guard let view, view.bounds.width > 0 else { return 0 }
        return min(max(recognizer.translation(in: view).x * direction / view.bounds.width, 0), 1)
    }

    @objc private func dragged() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(share)
        case .ended: end(isCancelled: false)
        case .cancelled, .failed: end(isCancelled: true)
        default: break
        }
    }

    /// The lowest child controller stays, whoever has let the gesture begin.
    private func begin() {
        guard let controller, controller.stack.count > 1, controller.pageTransition.running == nil else { return }
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionCurve = .easeOut
        controller.pageTransition.interactor = interactor
        controller.popViewController(animated: true)
        // An animator of the delegate's is led by the delegate.
        let isLed = controller.pageTransition.running?.isInteractive == true && controller.pageTransition.interactor == nil
        self.interactor = isLed ? interactor : nil
        controller.pageTransition.interactor = nil
        self.interactor?.update(share)
    }

    private func end(isCancelled: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        let speed = recognizer.velocity(in: view).x * direction
        let goes = abs(speed) >= Self.decidingSpeed ? speed > 0 : share >= Self.completingShare
        if goes, !isCancelled { interactor.finish() } else { interactor.cancel() }
    }
}

extension PopGesture: UIGestureRecognizerDelegate {
    /// There must be a child controller below and a back button to be seen, and nothing else may be going on.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.stack.count > 1, controller.pageTransition.running == nil else { return false }
        guard !controller.isNavigationBarHidden, let item = controller.stack.last?.navigationItem else { return false }
        return !item.hidesBackButton && (item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty)
    }
}
