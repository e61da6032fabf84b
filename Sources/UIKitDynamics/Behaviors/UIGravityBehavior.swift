/// Lets items fall.
// apple: https://developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor @objcMembers open class UIGravityBehavior: UIDynamicBehavior {
    /// Points per second squared of a magnitude of 1.
    private static let unit: CGFloat = 1000

    private var list: DynamicItemList
    private var heading = Heading(angle: .pi / 2, magnitude: 1)

    /// Gravity downwards, of magnitude 1.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// The items that fall, in the order in which they came.
    open var items: [any UIDynamicItem] { list.items }

    /// Does nothing if it is there.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { itemDidCome(item) }
    }

    /// Does nothing if it is not there.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { itemDidGo(item) }
    }

    /// The direction with its magnitude as length. Default: (0, 1), which is downwards with 1000 points per second squared.
    open var gravityDirection: CGVector {
        get { heading.vector }
        set { change { $0.vector = newValue } }
    }

    /// In radians, clockwise as it looks on the screen, from the right. Default: π/2.
    open var angle: CGFloat {
        get { heading.angle }
        set { change { $0.angle = newValue } }
    }

    /// In thousands of points per second squared. Default: 1.
    open var magnitude: CGFloat {
        get { heading.magnitude }
        set { change { $0.magnitude = newValue } }
    }

    /// Sets both at once: one change.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        change { $0 = Heading(angle: angle, magnitude: magnitude) }
    }

    private func change(_ body: (inout Heading) -> Void) {
        body(&heading)
        dynamicAnimator?.wake()
    }

    // MARK: Overriding

    @nonobjc override var affectedItems: [any UIDynamicItem] { list.items }

    @nonobjc override func prepareStep(of world: DynamicsWorld) {
        let pull = heading.vector
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            let strength = Self.unit * body.mass
            body.apply(CGVector(dx: pull.dx * strength, dy: pull.dy * strength), at: body.position)
        }
    }
}
