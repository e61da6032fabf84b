import Foundation

/// Draws an item to a point and upright, as by a spring.
// apple: https://developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor @objcMembers open class UISnapBehavior: UIDynamicBehavior {
    // ad-hoc: nothing is said of the spring. With this one a snap takes about half a second, whatever the distance.
    private static let speed: CGFloat = 15

    private let item: any UIDynamicItem

    /// - Parameter point: where the item's centre is to be, in the coordinates of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item's centre is to be.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { dynamicAnimator?.wake() } }
    }

    /// From 0, which swings most, to 1, which does not. Default: 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { dynamicAnimator?.wake() } }
    }

    // MARK: Overriding

    @nonobjc override var affectedItems: [any UIDynamicItem] { [item] }

    @nonobjc override func prepareStep(of world: DynamicsWorld) {
        guard let body = world.body(of: item) else { return }
        let ratio = 0.3 + 0.7 * min(max(damping, 0), 1)
        func pulled(_ velocity: CGFloat, distance: CGFloat) -> CGFloat {
            velocity + (Self.speed * Self.speed * distance - 2 * ratio * Self.speed * velocity) * DynamicsWorld.step
        }
        let (position, velocity) = (body.position, body.velocity)
        body.velocity = CGPoint(
            x: pulled(velocity.x, distance: snapPoint.x - position.x), y: pulled(velocity.y, distance: snapPoint.y - position.y))
        let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
        body.angularVelocity = pulled(body.angularVelocity, distance: upright - body.angle)
    }
}
