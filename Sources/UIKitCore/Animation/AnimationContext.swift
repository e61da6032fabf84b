/// A block of changes that are animated together, while it runs.
@MainActor
package protocol AnimationContext: AnyObject {
    /// The parameters that blocks inside this one inherit.
    var parameters: ViewAnimationParameters { get }
    /// The action of a view's layer when one of its properties is about to change.
    func action(for view: UIView, forKey key: String) -> any CAAction
    /// Animates changes that a block inside has collected.
    func animate(_ tracks: [ValueTrack], mode: CAAnimationCalculationMode)
}

/// The blocks of changes that are running at the moment, each inside the one before it.
@MainActor
package enum AnimationStack {
    /// True if changes are animated at all.
    package static var areEnabled = true
    private static var contexts: [any AnimationContext] = []

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
            AnimatedChange.end(of: view.backingLayer, key: key)
            return noAction
        }
        return innermost.action(for: view, forKey: key)
    }

    static let noAction = NSNull()
}

extension UIView {
    func animationAction(forKey key: String) -> any CAAction { AnimationStack.action(for: self, forKey: key) }
}
