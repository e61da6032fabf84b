import Foundation

/// Finds the destination of an unwind segue, and goes there.
@_spi(ForasteroInternal)
@MainActor
public struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource

    public init(source: UIStoryboardUnwindSegueSource) {
        self.source = source
    }

    /// The nearest controller on its way that takes the action: siblings first, then what holds or presents them.
    public func destination() -> UIViewController? {
        var next = Self.above(source.source)
        while let controller = next {
            if let found = search(in: controller) { return found }
            next = Self.above(controller)
        }
        return nil
    }

    private static func above(_ controller: UIViewController) -> UIViewController? {
        controller.parent ?? controller.presentingViewController
    }

    private func search(in controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = search(in: child) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? controller : nil
    }

    /// Takes away what is presented above the destination, and brings the destination to the front of its containers.
    public static func unwind(_ segue: UIStoryboardSegue) {
        let isAnimated = UIView.areAnimationsEnabled
        let containers = Array(sequence(first: segue.destination) { $0.parent })
        containers.first { $0.presentedViewController != nil }?.dismiss(animated: isAnimated)
        for (child, container) in zip(containers, containers.dropFirst()) { container.unwind(for: segue, towards: child) }
    }
}
