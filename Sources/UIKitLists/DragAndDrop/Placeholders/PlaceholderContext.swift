import Foundation

/// One item of a drop, with the row that holds its position until its data are there.
@MainActor
package final class PlaceholderContext: UIObject, UITableViewDropPlaceholderContext {
    package let dragItem: UIDragItem
    private let animator: any UIDragAnimating
    private let commit: ((IndexPath) -> Void) -> Bool
    private let delete: () -> Bool
    private let update: () -> Void

    /// - Parameters:
    ///   - commit: replaces the placeholder by the row; returns false if the placeholder is gone.
    ///   - delete: takes the placeholder away; returns false if it is gone.
    ///   - update: has the cell filled again.
    package init(
        _ item: UIDragItem, animator: any UIDragAnimating, commit: @escaping ((IndexPath) -> Void) -> Bool,
        delete: @escaping () -> Bool, update: @escaping () -> Void = {}
    ) {
        dragItem = item
        self.animator = animator
        self.commit = commit
        self.delete = delete
        self.update = update
        super.init()
    }

    @discardableResult
    package func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { commit(dataSourceUpdates) }

    @discardableResult
    package func deletePlaceholder() -> Bool { delete() }

    package func setNeedsCellUpdate() { update() }

    package func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
