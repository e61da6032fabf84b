/// Says what items are like, and gives them velocities.
///
/// An item may be in several of these: of each only what is not at its default counts, and what was added last decides.
// apple: https://developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor @objcMembers open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var traits = BodyTraits() {
        didSet { if traits != oldValue { dynamicAnimator?.behaviorsDidChange() } }
    }
    /// The items that were added before there was an animator.
    private var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    /// Qualities of items, each as it is by default.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// In the order in which they came.
    open var items: [any UIDynamicItem] { list.items }

    /// Does nothing if it is there.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.insert(item) else { return }
        itemDidCome(item)
        if let world = dynamicAnimator?.world { startWaiting(item, in: world) }
    }

    /// Does nothing if it is not there.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        waiting[ObjectIdentifier(item)] = nil
        itemDidGo(item)
    }

    // MARK: What items are like

    /// How much of its velocity an item has after a collision: from 0, the default, to 1.
    open var elasticity: CGFloat {
        get { traits.elasticity }
        set { traits.elasticity = max(newValue, 0) }
    }

    /// How much it is braked by what it slides along. Default: 0.
    open var friction: CGFloat {
        get { traits.friction }
        set { traits.friction = max(newValue, 0) }
    }

    /// The mass of its area. Default: 1, with which 100 × 100 points are as heavy as pushes have them.
    open var density: CGFloat {
        get { traits.density }
        set { traits.density = max(newValue, 0) }
    }

    /// The share of its velocity that it loses in a second, if it lost as much all the time as at first. Default: 0.
    open var resistance: CGFloat {
        get { traits.resistance }
        set { traits.resistance = max(newValue, 0) }
    }

    /// The same for its turning. Default: 0.
    open var angularResistance: CGFloat {
        get { traits.angularResistance }
        set { traits.angularResistance = max(newValue, 0) }
    }

    /// Default: true.
    open var allowsRotation: Bool {
        get { traits.allowsRotation }
        set { traits.allowsRotation = newValue }
    }

    /// Says whether nothing moves it, and what meets it meets a wall. Default: false.
    open var isAnchored: Bool {
        get { traits.isAnchored }
        set { traits.isAnchored = newValue }
    }

    /// The electric charge, which electric and magnetic fields act on (see ``UIFieldBehavior``). Default: 0.
    // apple: https://developer.apple.com/documentation/uikit/uidynamicitembehavior/charge
    open var charge: CGFloat {
        get { traits.charge }
        set { traits.charge = newValue }
    }

    // MARK: Velocities

    /// Adds to the velocity of an item of the behaviour, in points per second. Does nothing for others.
    ///
    /// Before the behaviour is in an animator it is kept for then.
    @objc(addLinearVelocity:forItem:)
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }

    /// The velocity of an item of the behaviour, in points per second; zero for others.
    @objc(linearVelocityForItem:)
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item) else { return .zero }
        return dynamicAnimator?.world.body(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
    }

    /// Adds to how fast an item of the behaviour turns, in radians per second, clockwise as it looks on the screen.
    @objc(addAngularVelocity:forItem:)
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

    /// How fast an item of the behaviour turns, in radians per second; 0 for others.
    @objc(angularVelocityForItem:)
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item) else { return 0 }
        return dynamicAnimator?.world.body(of: item)?.angularVelocity ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        guard list.contains(item), linear.x.isFinite, linear.y.isFinite, angular.isFinite else { return }
        let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (CGPoint(x: old.linear.x + linear.x, y: old.linear.y + linear.y), old.angular + angular)
        guard let dynamicAnimator else { return }
        startWaiting(item, in: dynamicAnimator.world)
        dynamicAnimator.wake()
    }

    private func startWaiting(_ item: any UIDynamicItem, in world: DynamicsWorld) {
        guard let body = world.body(of: item), let added = waiting.removeValue(forKey: ObjectIdentifier(item)) else { return }
        let velocity = body.velocity
        body.velocity = CGPoint(x: velocity.x + added.linear.x, y: velocity.y + added.linear.y)
        body.angularVelocity += added.angular
    }

    // MARK: Overriding

    @nonobjc override var affectedItems: [any UIDynamicItem] { list.items }

    @nonobjc override func enter(_ world: DynamicsWorld) {
        for item in list.items { startWaiting(item, in: world) }
    }

    @nonobjc override func describe(_ body: DynamicBody, in traits: inout BodyTraits) {
        guard list.contains(body.item) else { return }
        let (own, usual) = (self.traits, BodyTraits())
        if own.elasticity != usual.elasticity { traits.elasticity = own.elasticity }
        if own.friction != usual.friction { traits.friction = own.friction }
        if own.density != usual.density { traits.density = own.density }
        if own.resistance != usual.resistance { traits.resistance = own.resistance }
        if own.angularResistance != usual.angularResistance { traits.angularResistance = own.angularResistance }
        if !own.allowsRotation { traits.allowsRotation = false }
        if own.charge != usual.charge { traits.charge = own.charge }
        if own.isAnchored { traits.isAnchored = true }
    }
}
