import Foundation

/// Something that acts on items of a dynamic animator; by itself only a group of other behaviours, and a position for an ``action``.
// apple: https://developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor @objcMembers open class UIDynamicBehavior: UIObject {
    public override init() { super.init() }

    /// Called in each frame of the animator, after the items have been moved.
    open var action: (() -> Void)?

    /// The behaviours that come and go with this one, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator to which the behaviour belongs, by itself or with its parent; nil while there is none.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Adds a behaviour, at once to the animator, too. Does nothing if it is there.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        dynamicAnimator?.admit(behavior)
    }

    /// Takes a behaviour out, of the animator, too. Does nothing if it is not there.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        dynamicAnimator?.dismiss(behavior)
    }

    /// Called before ``dynamicAnimator`` changes; nil means that the behaviour leaves. Does nothing here.
    @objc(willMoveToAnimator:)
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    /// The items that have to be in the animator's world while the behaviour is.
    @nonobjc var affectedItems: [any UIDynamicItem] { [] }
    /// Called when the behaviour's items are in the world.
    @nonobjc func enter(_ world: DynamicsWorld) {}
    /// Called while the behaviour's items are still in the world.
    @nonobjc func leave(_ world: DynamicsWorld) {}
    /// Called before the steps of a frame.
    @nonobjc func prepareFrame(of world: DynamicsWorld, lasting duration: TimeInterval) {}
    /// Called before each step: the time for forces.
    @nonobjc func prepareStep(of world: DynamicsWorld) {}
    /// To be called when an item has come to the behaviour's own.
    @nonobjc func itemDidCome(_ item: any UIDynamicItem) {
        guard let dynamicAnimator else { return }
        dynamicAnimator.world.retain(item, for: dynamicAnimator)
        dynamicAnimator.behaviorsDidChange()
    }

    /// To be called when an item is no longer among the behaviour's own.
    @nonobjc func itemDidGo(_ item: any UIDynamicItem) {
        dynamicAnimator?.world.release(item)
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Says what a body is like. Later behaviours have the last word.
    @nonobjc func describe(_ body: DynamicBody, in traits: inout BodyTraits) {}
}
