@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

extension Element {
    /// Scrolls with a finger, down to the end and then from the beginning, until a touch at its middle reaches it.
    ///
    /// - Parameter container: What is scrolled, such as a table whose row does not exist yet; nil for what the element is in.
    public func scrollToVisible(in container: Element? = nil) throws {
        if isHittable { return }
        let scrollView = try scrolled(container)
        for direction in [CGFloat(-1), 1] {
            while moveFinger(over: scrollView, direction) {
                if isHittable { return }
            }
        }
        throw ElementError.notScrolledTo(words)
    }

    private func scrolled(_ container: Element?) throws -> UIScrollView {
        var next: UIView? = try container?.resolve() ?? resolve().superview
        while let view = next {
            if let scrollView = view as? UIScrollView { return scrollView }
            next = view.superview
        }
        throw ElementError.notInScrollView(container?.words ?? words)
    }

    /// Drags over most of what scrolls.
    /// - Returns: whether anything moved.
    private func moveFinger(over scrollView: UIScrollView, _ direction: CGFloat) -> Bool {
        let frame = scrollView.accessibilityFrame.intersection(scrollView.window?.bounds ?? .zero)
        let scrollsDown = scrollView.contentSize.height > scrollView.bounds.height
        let reach = (scrollsDown ? frame.height : frame.width) * 0.3 * direction
        let start = CGPoint(x: frame.midX - (scrollsDown ? 0 : reach), y: frame.midY - (scrollsDown ? reach : 0))
        let before = scrollView.contentOffset
        let finger = TestFinger(driver: driver, at: start)
        let steps = 12
        for step in 1...steps {
            let way = 2 * reach * CGFloat(step) / CGFloat(steps)
            finger.move(to: CGPoint(x: start.x + (scrollsDown ? 0 : way), y: start.y + (scrollsDown ? way : 0)))
            driver.wait(1.0 / 60)
        }
        // Resting before it is lifted, the finger throws nothing.
        driver.wait(0.2)
        finger.lift()
        driver.wait(0.8)
        return abs(scrollView.contentOffset.x - before.x) + abs(scrollView.contentOffset.y - before.y) > 1
    }
}
