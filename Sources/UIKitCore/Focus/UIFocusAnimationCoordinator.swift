import Foundation

/// Runs animations of the app together with a move of the focus.
// apple: https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor @objcMembers open class UIFocusAnimationCoordinator: UIObject {
    private final class Context: UIObject, UIFocusAnimationContext {
        let duration = UIFocusAnimationCoordinator.duration
    }

    // ad-hoc: nothing is said of how long it takes
    private static let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Animates changes once everybody has been notified of the move, and calls something when they are done; at once without animations.
    @objc(addCoordinatedAnimations:completion:)
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// The same for what gets the focus.
    @objc(addCoordinatedFocusingAnimations:completion:)
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { animations in { animations(Context()) } }, completion: completion)
    }

    /// The same for what loses it.
    @objc(addCoordinatedUnfocusingAnimations:completion:)
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    func run() {
        let (animations, completions) = (self.animations, self.completions)
        guard !animations.isEmpty else { return completions.forEach { $0() } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: { animations.forEach { $0() } },
            completion: { _ in completions.forEach { $0() } })
    }
}
