import Foundation
import UIKitCore

/// Taps and drags that show and hide the bars of a navigation controller.
@MainActor
final class BarGestures: NSObject {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var hidBottomBar = false

    /// How far a finger has to go, in points.
    private static let shortestSwipe: CGFloat = 20

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init()
        for recognizer in [tap, swipe] as [UIGestureRecognizer] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        tap.addTarget(self, action: #selector(tapped))
        swipe.addTarget(self, action: #selector(swiped))
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
    }

    @objc private func tapped() {
        guard let controller else { return }
        setHidden(!controller.isNavigationBarHidden)
    }

    @objc private func swiped() {
        guard swipe.state == .changed else { return }
        let distance = swipe.translation(in: swipe.view).y
        if abs(distance) >= Self.shortestSwipe { setHidden(distance < 0) }
    }

    /// A bar at the bottom that was never shown stays hidden.
    private func setHidden(_ isHidden: Bool) {
        guard let controller else { return }
        controller.setNavigationBarHidden(isHidden, animated: true)
        if isHidden { hidBottomBar = hidBottomBar || !controller.isToolbarHidden }
        guard hidBottomBar else { return }
        controller.setToolbarHidden(isHidden, animated: true)
        if !isHidden { hidBottomBar = false }
    }
}

extension BarGestures: UIGestureRecognizerDelegate {
    /// Touches in the bars are theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let controller, let view = touch.view else { return true }
        return !view.isDescendant(of: controller.navigationBar) && !view.isDescendant(of: controller.toolbar)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
