import Foundation
import UIKitCore

/// A swipe from the edge brings hidden columns, a tap beside those that lie over the secondary one takes them away.
@MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UISplitViewController
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let tap = UITapGestureRecognizer()

    init(of controller: UISplitViewController) {
        self.controller = controller
        super.init()
        edge.delegate = self
        edge.addTarget(self, action: #selector(swiped))
        tap.addTarget(self, action: #selector(tapped))
    }

    func attach(to container: SplitContainerView) {
        container.addGestureRecognizer(edge)
        container.dimming.addGestureRecognizer(tap)
        update()
    }

    func update() {
        edge.isEnabled = controller.presentsWithGesture
        edge.edges = controller.layout.isReversed ? .right : .left
        controller.updateModeButton()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !controller.isCollapsed && controller.displayMode == .secondaryOnly
    }

    @objc private func swiped() {
        if edge.state == .began { controller.change(to: controller.openMode(two: false)) }
    }

    @objc private func tapped() {
        if controller.layout.isOverlay { controller.change(to: .secondaryOnly) }
    }
}
