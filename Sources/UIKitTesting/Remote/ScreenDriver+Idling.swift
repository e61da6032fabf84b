@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

// The steps of a test in another process around each touch.
extension ScreenDriver {
    /// The longest movement that is waited for, in seconds.
    private static let longestMovement: TimeInterval = 10
    /// The greatest number of repetitions that ends for a test.
    private static let mostRepetitions: Float = 100

    /// Lets time pass until nothing moves any more, but what moves without end.
    func waitUntilIdle() {
        settle()
        let frame = 1.0 / 60
        var waited: TimeInterval = 0
        while waited < Self.longestMovement, views.contains(where: { Self.isMoving($0) }) {
            wait(frame)
            waited += frame
        }
    }

    private static func isMoving(_ view: UIView) -> Bool {
        if let scrollView = view as? UIScrollView, scrollView.isDecelerating { return true }
        let animations = (view.layer.animationKeys() ?? []).lazy.compactMap { view.layer.animation(forKey: $0) }
        return animations.contains { $0.repeatCount < mostRepetitions && $0.repeatDuration < longestMovement }
    }

    /// Scrolls all that a view is in so far that it is seen.
    func scrollIntoSight(_ view: UIView) {
        var ancestor = view.superview
        while let container = ancestor {
            if let scrollView = container as? UIScrollView, scrollView.isScrollEnabled {
                scrollView.scrollRectToVisible(scrollView.convert(view.bounds, from: view), animated: false)
                scrollView.layoutIfNeeded()
            }
            ancestor = container.superview
        }
        settle()
    }
}
