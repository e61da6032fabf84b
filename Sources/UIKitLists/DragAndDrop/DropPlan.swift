import Foundation

/// The destinations of the items of one drop, as far as a coordinator knows them.
@MainActor
package final class DropPlan {
    package enum Goal {
        /// A cell of a list.
        case cell(IndexPath)
        /// A part of one.
        case part(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

    private var goals: [ObjectIdentifier: (goal: Goal, animator: FollowingAnimator)] = [:]

    package init() {}

    package func send(_ item: UIDragItem, to goal: Goal) -> any UIDragAnimating {
        let animator = FollowingAnimator()
        goals[ObjectIdentifier(item)] = (goal, animator)
        return animator
    }

    /// The item goes wherever it would have gone by itself.
    package func withdraw(_ item: UIDragItem) { goals[ObjectIdentifier(item)] = nil }

    package func goal(of item: UIDragItem) -> Goal? { goals[ObjectIdentifier(item)]?.goal }

    /// The item goes: all that was added to its goal goes with it.
    package func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
        goals[ObjectIdentifier(item)]?.animator.follow(animator)
    }

    /// The preview of an item at its target.
    package func preview(
        of item: UIDragItem, from standard: UITargetedDragPreview, cell: (IndexPath) -> UIView?,
        parameters: (IndexPath) -> UIDragPreviewParameters?
    ) -> UITargetedDragPreview {
        switch goal(of: item) {
        case .cell(let path):
            guard let view = cell(path), view.window != nil else { return standard }
            return UITargetedDragPreview(view: view, parameters: parameters(path) ?? UIDragPreviewParameters())
        case .part(let path, let rect):
            guard let view = cell(path), view.window != nil, rect.width > 0, standard.size.width > 0 else { return standard }
            let scale = min(rect.width / standard.size.width, rect.height / max(standard.size.height, 1))
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: view, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return standard.retargetedPreview(with: target)
        case nil: return standard
        }
    }
}

/// Takes animations before the movement is known that they are to accompany.
@MainActor
private final class FollowingAnimator: UIObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func follow(_ animator: any UIDragAnimating) {
        for body in animations { animator.addAnimations(body) }
        for body in completions { animator.addCompletion(body) }
        (animations, completions) = ([], [])
    }
}
