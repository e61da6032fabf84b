@_spi(ForasteroInternal) package import QuartzCore

/// A block of changes that are animated together, while it runs.
@MainActor
package protocol AnimationContext: AnyObject {
    /// The parameters that blocks inside this one inherit.
    var parameters: ViewAnimationParameters { get }
    /// The action of a view's layer when one of its properties is about to change.
    func action(for view: UIView, forKey key: String) -> any CAAction
    /// Runs a part of the block with another repetition, where that can be.
    func withRepetition(_ repetition: AnimationRepetition, _ body: () -> Void)
}

extension AnimationContext {
    package func withRepetition(_ repetition: AnimationRepetition, _ body: () -> Void) { body() }
}

/// The object that is notified of the end of an animation that a block has made.
@MainActor
package protocol ViewAnimationDelegate: CAAnimationDelegate {}

/// Animates what a block changes. Declared in UIKitAnimators, and found by the name of its class.
@MainActor
package protocol BlockAnimating {
    static func run(_ parameters: ViewAnimationParameters, animations: () -> Void, completion: ((Bool) -> Void)?)
}

@MainActor
enum BlockAnimations {
    static let runner: any BlockAnimating.Type = ClassLookup.require("BlockAnimation", of: "UIKitAnimators")
}

/// The blocks of changes that are running at the moment, each inside the one before it.
@MainActor
package enum AnimationStack {
    /// True if changes are animated at all.
    package static var areEnabled = true
    private static var contexts: [any AnimationContext] = [] {
        didSet { OwnedLayerAnimations.areRecorded = !contexts.isEmpty }
    }

    package static var innermost: (any AnimationContext)? { contexts.last }

    package static func push(_ context: any AnimationContext) { contexts.append(context) }

    /// Ends the block that began last.
    package static func pop() { contexts.removeLast() }

    package static func run(_ body: () -> Void, in context: any AnimationContext) {
        push(context)
        defer { pop() }
        body()
    }

    package static func withoutAnimation(_ body: () -> Void) {
        let former = areEnabled
        areEnabled = false
        defer { areEnabled = former }
        body()
    }

    /// The action of a view's layer when a property changes now: none outside of a block, an animation inside of one.
    static func action(for view: UIView, forKey key: String) -> any CAAction {
        guard let innermost, areEnabled, AnimatableKeys.contains(key, of: view.backingLayer) else {
            end(of: view.backingLayer, key: key)
            return noAction
        }
        return innermost.action(for: view, forKey: key)
    }

    /// A change without animation is seen at once: it ends the one of ours that is moving the property.
    package static func end(of layer: CALayer, key: String) {
        guard layer.animationKeys() != nil, layer.animation(forKey: key)?.delegate is any ViewAnimationDelegate else { return }
        layer.removeAnimation(forKey: key)
    }

    package static let noAction = NSNull()
}

extension UIView {
    func animationAction(forKey key: String) -> any CAAction { AnimationStack.action(for: self, forKey: key) }

    /// Ends the animations of a view that has left its window, and of those inside it, unless it is back before the next frame.
    func endAnimationsOutsideOfWindow(after formerWindow: UIWindow?) {
        let members = treeInPreorder().filter { $0.backingLayer.animationKeys() != nil }
        guard !members.isEmpty else { return }
        FramePipeline.afterFrame(of: formerWindow) {
            for member in members where member.hostWindow == nil { member.backingLayer.removeAllAnimations() }
        }
    }
}
