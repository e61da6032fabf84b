/// Pushes items in a direction, once or for as long as it is active.
// apple: https://developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor @objcMembers open class UIPushBehavior: UIDynamicBehavior {
    /// How long it pushes.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// Once; afterwards the behaviour is not active any more.
        case instantaneous
    }

    /// The effect of a magnitude of 1 on a mass of 1, which is that of 100 × 100 points with a density of 1: points per second squared of a
    /// continuous push, points per second of an instantaneous one.
    private static let unit: CGFloat = 100

    private var list: DynamicItemList
    private var heading = Heading(angle: 0, magnitude: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Pushes items once, or for as long as it is active. The magnitude is 0 at first.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed, in the order in which they came.
    open var items: [any UIDynamicItem] { list.items }

    /// How long it pushes. Fixed when it is made.
    open private(set) var mode: Mode

    /// True if it pushes. Setting it pushes once more in the instantaneous mode. Default: true.
    open var active = true {
        didSet { dynamicAnimator?.wake() }
    }

    /// Does nothing if it is there.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { itemDidCome(item) }
    }

    /// Does nothing if it is not there.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        itemDidGo(item)
    }

    /// In radians, clockwise as it looks on the screen, from the right. Default: 0.
    open var angle: CGFloat {
        get { heading.angle }
        set { change { $0.angle = newValue } }
    }

    /// 1 moves 100 × 100 points of density 1 with 100 points per second squared. Below 0 it pulls. Default: 0.
    open var magnitude: CGFloat {
        get { heading.magnitude }
        set { change { $0.magnitude = newValue } }
    }

    /// The direction with its magnitude as length. Default: (0, 0).
    open var pushDirection: CGVector {
        get { heading.vector }
        set { change { $0.vector = newValue } }
    }

    /// Sets both at once: one change.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        change { $0 = Heading(angle: angle, magnitude: magnitude) }
    }

    /// Where an item is pushed, from its middle. Default: there. Elsewhere it turns.
    @objc(targetOffsetFromCenterForItem:)
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets where an item is pushed, in points from its middle.
    @objc(setTargetOffsetFromCenter:forItem:)
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        dynamicAnimator?.wake()
    }

    private func change(_ body: (inout Heading) -> Void) {
        body(&heading)
        dynamicAnimator?.wake()
    }

    // MARK: Overriding

    @nonobjc override var affectedItems: [any UIDynamicItem] { list.items }

    @nonobjc override func prepareStep(of world: DynamicsWorld) {
        guard active else { return }
        let force = CGVector(dx: heading.vector.dx * Self.unit, dy: heading.vector.dy * Self.unit)
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let point = body.worldPoint(CGPoint(x: offset.horizontal, y: offset.vertical))
            switch mode {
            case .continuous: body.apply(force, at: point)
            case .instantaneous: body.applyImpulse(force, at: point)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
