import Foundation

/// Lets items collide: with each other, with lines, and with the bounds of the reference view.
// apple: https://developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor @objcMembers open class UICollisionBehavior: UIDynamicBehavior {
    /// The partners of collisions.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other items of the behaviour.
        public static let items = Mode(rawValue: 1 << 0)
        /// The behaviour's boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    /// In the order in which they were added.
    private var paths: [(identifier: any NSCopying, path: UIBezierPath)] = []
    /// The rectangle of the reference view that the walls in the world were made for.
    private var walledRect: CGRect?

    /// Lets items hit each other, and nothing else until boundaries are added.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// In the order in which they came.
    open var items: [any UIDynamicItem] { list.items }

    /// Does nothing if it is there.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { itemDidCome(item) }
    }

    /// Does nothing if it is not there.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { itemDidGo(item) }
    }

    func hasItem(_ item: any UIDynamicItem) -> Bool { list.contains(item) }

    /// Default: everything.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { dynamicAnimator?.wake() } }
    }

    /// Who is notified of contacts. Not kept alive. Default: nil.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// True if the bounds of the reference view are a boundary, as they are at each time. Default: false.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet { if translatesReferenceBoundsIntoBoundary != oldValue { renewBoundaries() } }
    }

    private var referenceInsets = UIEdgeInsets.zero

    /// Makes a boundary of the reference view's bounds without insets.
    @objc(setTranslatesReferenceBoundsIntoBoundaryWithInsets:)
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        translatesReferenceBoundsIntoBoundary = true
        renewBoundaries()
    }

    /// Adds a path in the coordinates of the reference view. It replaces the one with the same identifier.
    @objc(addBoundaryWithIdentifier:forPath:)
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        paths.removeAll { isSame($0.identifier, identifier) }
        let copy = identifier.copy(with: nil) as? any NSCopying ?? identifier
        paths.append((copy, UIBezierPath(cgPath: bezierPath.cgPath)))
        renewBoundaries()
    }

    /// Adds a line. It replaces the boundary with the same identifier.
    @objc(addBoundaryWithIdentifier:fromPoint:toPoint:)
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: line)
    }

    /// nil if there is none of the name.
    @objc(boundaryWithIdentifier:)
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        paths.first { isSame($0.identifier, identifier) }?.path
    }

    /// Does nothing if there is none of the name.
    @objc(removeBoundaryWithIdentifier:)
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        paths.removeAll { isSame($0.identifier, identifier) }
        renewBoundaries()
    }

    /// In the order in which they were added; nil if there is none.
    open var boundaryIdentifiers: [any NSCopying]? { paths.isEmpty ? nil : paths.map(\.identifier) }

    /// Removes what was added; the bounds of the reference view stay.
    open func removeAllBoundaries() {
        paths = []
        renewBoundaries()
    }

    private func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        (first as? NSObject).map { $0.isEqual(second) } ?? ((first as AnyObject) === (second as AnyObject))
    }

    // MARK: The animator

    private func renewBoundaries() {
        guard let dynamicAnimator else { return }
        putUpBoundaries(in: dynamicAnimator.world)
        dynamicAnimator.wake()
    }

    private func rectToWall(in world: DynamicsWorld) -> CGRect? {
        translatesReferenceBoundsIntoBoundary ? world.referenceView?.bounds.inset(by: referenceInsets) : nil
    }

    private func putUpBoundaries(in world: DynamicsWorld) {
        world.setBoundaries([], of: self)
        var boundaries: [CollisionBoundary] = []
        walledRect = rectToWall(in: world)
        if let walledRect {
            let walls = CollisionBoundary(identifier: nil, of: self)
            walls.surround(walledRect, in: world)
            boundaries.append(walls)
        }
        for (identifier, path) in paths {
            let boundary = CollisionBoundary(identifier: identifier, of: self)
            boundary.follow(path.cgPath, in: world)
            boundaries.append(boundary)
        }
        world.setBoundaries(boundaries, of: self)
    }

    @nonobjc override var affectedItems: [any UIDynamicItem] { list.items }
    @nonobjc override func enter(_ world: DynamicsWorld) { putUpBoundaries(in: world) }
    @nonobjc override func leave(_ world: DynamicsWorld) { world.setBoundaries([], of: self) }

    @nonobjc override func prepareFrame(of world: DynamicsWorld, lasting duration: TimeInterval) {
        if rectToWall(in: world) != walledRect { putUpBoundaries(in: world) }
    }
}
