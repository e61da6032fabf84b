import UIKitCore

/// The effect of another stack: which controllers come, which go, and with what animation.
@MainActor
struct NavigationStackChange {
    let added: [UIViewController]
    let removed: [UIViewController]
    let operation: UINavigationController.Operation

    /// A top that was not there before is pushed; one that was below comes back by a pop.
    init(from old: [UIViewController], to new: [UIViewController]) {
        added = new.filter { controller in !old.contains { $0 === controller } }
        removed = old.filter { controller in !new.contains { $0 === controller } }
        guard new.last !== old.last else {
            operation = .none
            return
        }
        let wasBelow = new.last.map { top in old.contains { $0 === top } } ?? true
        operation = wasBelow ? .pop : .push
    }
}
