@_spi(ForasteroInternal) import UIKitCore
internal import Display
import Foundation

/// Moves items as bodies move: under gravity, pushes, springs and collisions.
///
/// It runs while something moves, in steps of equal length by the screen's clock, so the same input gives the same motion. Keep a
/// reference to it: it stops when it is released. What an item's centre and transform are set to by others meanwhile has no effect;
/// see ``updateItem(usingCurrentState:)``.
// apple: https://developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor @objcMembers open class UIDynamicAnimator: UIObject {
    let world: DynamicsWorld
    private var frames: FrameSubscription?
    /// Up to when the frames have been counted, by the screen's clock.
    private var lastTime: TimeInterval = 0
    private var restSensor = RestSensor()
    /// Called in each frame after the items have moved.
    @nonobjc package final var itemsDidMove: (() -> Void)?

    /// - Parameter view: the view in whose coordinates things move; items that are views are inside it. Not kept alive.
    public init(referenceView view: UIView) {
        referenceView = view
        world = DynamicsWorld(referenceView: view)
        super.init()
    }

    /// An animator whose items are no views: their centres are in coordinates of the app's choice.
    public override init() {
        world = DynamicsWorld(referenceView: nil)
        super.init()
    }

    /// The view in whose coordinates things move.
    open private(set) weak var referenceView: UIView?

    /// The delegate, which is notified when it moves and rests. Not kept alive. Default: nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// True if frames are being made at present.
    open private(set) var isRunning = false

    /// How long the animator has been running, in seconds, without its rests.
    open private(set) var elapsedTime: TimeInterval = 0

    // MARK: Behaviours

    /// In the order in which they were added, without the children of others.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour with its children, and begins to run. It leaves its former animator. Does nothing if it is there.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator !== self else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        admit(behavior)
    }

    /// Takes a behaviour out with its children. An item that no other behaviour has stays where it is and forgets its velocity.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        dismiss(behavior)
    }

    /// Takes all behaviours out.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    func admit(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: self)
        behavior.dynamicAnimator = self
        for item in behavior.affectedItems { world.retain(item, for: self) }
        behavior.enter(world)
        for child in behavior.childBehaviors { admit(child) }
        behaviorsDidChange()
    }

    func dismiss(_ behavior: UIDynamicBehavior) {
        for child in behavior.childBehaviors { dismiss(child) }
        behavior.willMove(to: nil)
        behavior.leave(world)
        for item in behavior.affectedItems { world.release(item) }
        behavior.dynamicAnimator = nil
        behaviorsDidChange()
    }

    /// Children stand after their parents.
    private var allBehaviors: [UIDynamicBehavior] {
        func withChildren(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
            [behavior] + behavior.childBehaviors.flatMap(withChildren)
        }
        return behaviors.flatMap(withChildren)
    }

    /// To be called when a behaviour has other items, properties or forces than before.
    func behaviorsDidChange() {
        let all = allBehaviors
        world.describeBodies(by: all)
        world.collisions = all.compactMap { $0 as? UICollisionBehavior }
        wake()
    }

    // MARK: Items

    /// The items whose frames meet a rectangle of the reference view, in the order in which they came.
    @objc(itemsInRect:)
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
    }

    /// All of them, in the order in which they came.
    @nonobjc package final var items: [any UIDynamicItem] { world.bodies.map(\.item) }

    /// Takes over the centre, the transform and the bounds that an item has now. Its velocity stays.
    @objc(updateItemUsingCurrentState:)
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.body(of: item) else { return }
        body.readItem(in: world)
        behaviorsDidChange()
    }

    // MARK: Running

    private var clock: MediaClock { referenceView?.displayHost.clock ?? .current }

    /// Runs on, or anew.
    func wake() {
        restSensor.reset()
        guard !world.bodies.isEmpty else { return pause() }
        guard !isRunning else { return }
        delegate?.dynamicAnimatorWillResume?(self)
        isRunning = true
        world.forgetTimeLeft()
        lastTime = clock.now
        frames = FrameSubscription(clock.addFrameCallback { [weak self] frame in self?.makeFrame(at: frame.timestamp) })
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        frames = nil
        delegate?.dynamicAnimatorDidPause?(self)
    }

    private func makeFrame(at time: TimeInterval) {
        let all = allBehaviors
        let duration = world.begin(lasting: time - lastTime)
        lastTime = time
        for behavior in all { behavior.prepareFrame(of: world, lasting: duration) }
        world.takeSteps { [world] in
            for behavior in all { behavior.prepareStep(of: world) }
        }
        elapsedTime += duration
        world.moveItems()
        itemsDidMove?()
        for event in world.takeContactEvents() { event.tellDelegate() }
        for behavior in all where behavior.dynamicAnimator === self { behavior.action?() }
        if isRunning, restSensor.isAtRest(world.bodies, after: duration) { pause() }
    }
}
