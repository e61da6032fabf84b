import UIKitTesting

/// A screen of 400 × 800 points with a square of 100 at the middle of the top, and an animator.
@MainActor
struct DynamicsStage {
    let screen = TestScreen(size: CGSize(width: 400, height: 800), scale: 2)
    let square = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: screen.window)
        screen.window.addSubview(square)
        screen.settle()
    }

    func addBox(_ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        screen.window.addSubview(box)
        return box
    }
}

/// Writes down what an animator and a collision behaviour tell.
@MainActor
final class DynamicsRecorder: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    private(set) var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { events.append("items meet") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { events.append("items part") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("meets \(identifier.map { "\($0)" } ?? "bounds")") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("parts from \(identifier.map { "\($0)" } ?? "bounds")") }
}
