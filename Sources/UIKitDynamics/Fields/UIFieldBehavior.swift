import CoreGraphics
import Foundation

/// Acts on items according to where they are: draws them to a point, whirls, brakes, pushes.
///
/// The class methods make the kinds of field. Items outside ``region`` are left alone.
// apple: https://developer.apple.com/documentation/uikit/uifieldbehavior
@preconcurrency @MainActor @objcMembers open class UIFieldBehavior: UIDynamicBehavior {
    private var list = DynamicItemList([])
    private var settings = FieldSettings()
    var force = FieldForce.drag
    private var time: TimeInterval = 0

    /// A field that brakes, as ``dragField()`` makes it.
    public override init() { super.init() }

    /// The items that the field acts on, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// Lets the field act on an item. Does nothing if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { itemDidCome(item) }
    }

    /// Ends the action on an item. Does nothing if there is none.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { itemDidGo(item) }
    }

    /// Where the field has its middle, in points of the reference view. Default: (0, 0).
    open var position = CGPoint.zero {
        didSet { dynamicAnimator?.wake() }
    }

    /// Where the field acts, about ``position``. Default: everywhere.
    open var region = UIRegion.infinite {
        didSet { dynamicAnimator?.wake() }
    }

    /// The factor of the force; below 0 it is turned round. Default: 1.
    open var strength: CGFloat {
        get { settings.strength }
        set { change { $0.strength = newValue } }
    }

    /// The power of the distance by which the force is divided. Default: 0, which is the same force at all distances.
    open var falloff: CGFloat {
        get { settings.falloff }
        set { change { $0.falloff = newValue } }
    }

    /// In points: items that are nearer are treated as if they were so far away. Default: very small; at least 0.000001.
    open var minimumRadius: CGFloat {
        get { settings.minimumRadius }
        set { change { $0.minimumRadius = max(newValue, 1e-6) } }
    }

    /// Where linear gravity and a velocity field point, with their magnitude as length. Default: (0, 0).
    open var direction: CGVector {
        get { settings.direction }
        set { change { $0.direction = newValue } }
    }

    /// How far from each other the positions are whose noise differs, from 0 to 1. Default: 0.
    open var smoothness: CGFloat {
        get { settings.smoothness }
        set { change { $0.smoothness = newValue } }
    }

    /// How often a second the noise changes. Default: 0, never.
    open var animationSpeed: CGFloat {
        get { settings.animationSpeed }
        set { change { $0.animationSpeed = newValue } }
    }

    private func change(_ body: (inout FieldSettings) -> Void) {
        body(&settings)
        dynamicAnimator?.wake()
    }

    // MARK: Overriding

    @nonobjc override var affectedItems: [any UIDynamicItem] { list.items }

    @nonobjc override func prepareStep(of world: DynamicsWorld) {
        time += DynamicsWorld.step
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            let offset = CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)
            if region.contains(offset) { act(on: body, at: offset) }
        }
    }

    private func act(on body: DynamicBody, at offset: CGPoint) {
        let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        let charge = body.traits.charge
        switch force {
        case .velocity:
            // An item comes to the speed of the field at once, whatever else acts on it.
            body.velocity = CGPoint(x: settings.direction.dx * settings.strength, y: settings.direction.dy * settings.strength)
        case .custom(let evaluate):
            let force = evaluate(self, offset, velocity, body.mass, charge, DynamicsWorld.step)
            apply(CGVector(dx: force.dx * settings.strength, dy: force.dy * settings.strength), to: body)
        default:
            let sample = FieldSample(offset: offset, velocity: velocity, mass: body.mass, charge: charge, time: time)
            if let force = settings.force(force, on: sample) { apply(force, to: body) }
        }
    }

    private func apply(_ force: CGVector, to body: DynamicBody) {
        // A force that is no number would take the item away for good.
        guard force.dx.isFinite, force.dy.isFinite else { return }
        body.apply(force, at: body.position)
    }
}
