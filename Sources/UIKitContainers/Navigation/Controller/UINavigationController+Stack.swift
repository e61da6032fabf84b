import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        if let outer = nesting?.outer { return outer.push(controller, animated: animated) }
        if let inner = controller as? UINavigationController, canNest(inner) {
            return changeStack(to: stack + nest(inner), animated: animated)
        }
        _require(
            !(controller is UINavigationController), "Pushing a navigation controller is not supported. Present \(controller) instead.")
        _require(
            !stack.contains { $0 === controller },
            "\(self) is pushing the same view controller instance (\(controller)) more than once which is not supported and is most "
                + "likely an error in the application. Push another instance, or pop to this one.")
        changeStack(to: stack + [controller], animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        if let outer = nesting?.outer { return outer.pop(animated: animated) }
        guard stack.count > 1, let top = stack.last else { return nil }
        changeStack(to: stack.dropLast(), animated: animated)
        return told(ofPopped: [top]).first
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
        if let outer = nesting?.outer { return outer.pop(to: controller, animated: animated) }
        guard let page = pages(of: [controller]).last, let index = stack.firstIndex(where: { $0 === page }) else {
            _requireFailure(
                "Tried to pop to a view controller that doesn't exist. \(controller) is not on the stack of \(self); ask viewControllers first."
            )
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { changeStack(to: Array(stack[...index]), animated: animated) }
        return told(ofPopped: popped)
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        if let outer = nesting?.outer { return outer.replacePages(of: self, with: controllers, animated: animated) }
        let pages = pages(of: controllers)
        _require(
            Set(pages.map { ObjectIdentifier($0) }).count == pages.count,
            "All view controllers in a navigation controller must be distinct (\(controllers)). Leave out what is there twice.")
        _require(
            !pages.contains { $0 is UINavigationController },
            "Pushing a navigation controller is not supported. Present it instead.")
        changeStack(to: pages, animated: animated)
    }

    /// Takes a new stack: the controllers are notified of their new parent, and the top is shown.
    private func changeStack(to controllers: [UIViewController], animated: Bool) {
        let change = NavigationStackChange(from: stack, to: controllers)
        for controller in change.added where controller.parent !== self { addChild(controller) }
        for controller in change.removed { controller.willMove(toParent: nil) }
        let former = stack
        stack = controllers
        // Controllers between the two go at once; the visible one goes when another is visible.
        for controller in change.removed where controller !== shownPage { controller.removeFromParent() }
        for controller in change.added where controller !== controllers.last { controller.didMove(toParent: self) }
        if let top = controllers.last, change.added.contains(where: { $0 === top }) { pageTransition.arriving = top }
        if controllers.first !== former.first { parent?.tabBarItemDidChange(of: self) }
        show(change.operation, from: former, animated: animated)
    }

    /// A child controller that has been shown belongs to this controller for good; those that were popped do not any more.
    func settleChildren() {
        for child in children where !stack.contains(where: { $0 === child }) && child !== shownPage {
            child.endOverlay()
            child.removeFromParent()
        }
        if let arriving = pageTransition.arriving {
            pageTransition.arriving = nil
            if arriving.parent === self { arriving.didMove(toParent: self) }
        }
        returnNestedPages()
        stackDidSettle()
    }
}
