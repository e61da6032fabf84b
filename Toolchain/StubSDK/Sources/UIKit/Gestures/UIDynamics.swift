import QuartzCore

@preconcurrency @MainActor open class UIDynamicBehavior: UIObject {
    open var action: (() -> Void)?
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
}
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [UIDynamicItem]) { super.init() }
    open var elasticity: CGFloat = 0, friction: CGFloat = 0, density: CGFloat = 1, resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0, allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {}
    open func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {}
    open func linearVelocity(for item: UIDynamicItem) -> CGPoint { .zero }
    open func angularVelocity(for item: UIDynamicItem) -> CGFloat { 0 }
}
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public init(item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        anchorPoint = point
        super.init()
    }
    open var anchorPoint: CGPoint, length: CGFloat = 0, damping: CGFloat = 0, frequency: CGFloat = 0
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    public init(item: UIDynamicItem, snapTo point: CGPoint) { super.init() }
    open var damping: CGFloat = 0.5
}
@preconcurrency @MainActor open class UIDynamicAnimator: UIObject {
    public init(referenceView view: UIView) { super.init() }
    public init(collectionViewLayout layout: UICollectionViewLayout) { super.init() }
    open var isRunning: Bool { false }
    open var behaviors: [UIDynamicBehavior] { [] }
    open func addBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeAllBehaviors() {}
    open func updateItem(usingCurrentState item: UIDynamicItem) {}
}

@preconcurrency @MainActor open class UIFeedbackGenerator: UIObject {
    open func prepare() {}
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public convenience init(style: FeedbackStyle) { self.init() }
    open func impactOccurred() {}
}
