import UIKitCore

/// A change from one child controller of a navigation bar to another.
///
/// ``prepare()`` puts the new child controller where it comes from; ``run()``, called inside of an animation, moves both;
/// ``finish(completed:)`` takes out the one that is not shown in the end.
@MainActor
final class NavigationBarChange {
    enum Direction {
        /// The new child controller comes to lie on the old one.
        case push
        /// The old child controller uncovers the new one.
        case pop
        /// One turns into the other.
        case fade
    }

    let from: NavigationBarItemView?
    let to: NavigationBarItemView?
    let direction: Direction
    /// The stack before the change.
    let formerItems: [UINavigationItem]

    init(from: NavigationBarItemView?, to: NavigationBarItemView?, direction: Direction, formerItems: [UINavigationItem]) {
        self.from = from
        self.to = to
        self.direction = direction
        self.formerItems = formerItems
    }

    func prepare() {
        from?.isUserInteractionEnabled = false
        from?.holdTitle()
        guard let to else { return }
        guard let from else { return to.fade() }
        switch direction {
        case .push: to.rise(above: from)
        case .pop: to.sink(below: from)
        case .fade: to.fade()
        }
        // Two arrows at the same position, both half seen, would be fainter than one.
        if direction != .fade, to.backButton != nil { from.backButton?.arrow.alpha = 0 }
    }

    func run() {
        to?.rest()
        guard let from else { return }
        guard let to else { return from.fade() }
        switch direction {
        case .push: from.sink(below: to)
        case .pop: from.rise(above: to)
        case .fade: from.fade()
        }
    }

    /// Leaves the child controller that is shown in the end, and returns it.
    func finish(completed: Bool) -> NavigationBarItemView? {
        let (stays, goes) = completed ? (to, from) : (from, to)
        if goes !== stays { goes?.removeFromSuperview() }
        stays?.isUserInteractionEnabled = true
        stays?.rest()
        return stays
    }
}
