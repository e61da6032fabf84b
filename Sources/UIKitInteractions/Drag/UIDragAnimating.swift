import UIKitAnimators

/// Lets others move together with items that are lifted, dropped or go back.
// apple: https://developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor @objc public protocol UIDragAnimating: NSObjectProtocol {
    /// Runs with the animation of the item.
    @objc(addAnimations:) func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when that is over; it receives whether the item reached its end, or went back to the start.
    @objc(addCompletion:) func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that others have added to one movement of an item.
@MainActor
package final class DragAnimator: UIObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    func complete(_ position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
