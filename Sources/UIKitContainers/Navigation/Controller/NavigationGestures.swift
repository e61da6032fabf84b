import Foundation
import UIKitCore

/// The gestures of a navigation controller; made when they are first needed.
@MainActor
struct NavigationGestures {
    private var pop: PopGesture?
    private var bars: BarGestures?
    private(set) var hidesBarsOnTap = false
    private(set) var hidesBarsOnSwipe = false

    mutating func ensurePop(of controller: UINavigationController) -> UIGestureRecognizer {
        let gesture = pop ?? PopGesture(of: controller)
        pop = gesture
        return gesture.recognizer
    }

    mutating func ensureTap(of controller: UINavigationController) -> UITapGestureRecognizer { ensureBars(of: controller).tap }

    mutating func ensureSwipe(of controller: UINavigationController) -> UIPanGestureRecognizer { ensureBars(of: controller).swipe }

    mutating func setHidesBarsOnTap(_ isOn: Bool, of controller: UINavigationController) {
        hidesBarsOnTap = isOn
        ensureBars(of: controller).tap.isEnabled = isOn
    }

    mutating func setHidesBarsOnSwipe(_ isOn: Bool, of controller: UINavigationController) {
        hidesBarsOnSwipe = isOn
        ensureBars(of: controller).swipe.isEnabled = isOn
    }

    func attachBarGestures(to view: UIView) { bars?.attach(to: view) }

    private mutating func ensureBars(of controller: UINavigationController) -> BarGestures {
        if let bars { return bars }
        let made = BarGestures(of: controller)
        if let view = controller.viewIfLoaded { made.attach(to: view) }
        bars = made
        return made
    }
}
