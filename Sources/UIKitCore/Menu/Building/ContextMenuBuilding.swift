/// Has responders change the menu beside what is selected.
@MainActor
package enum ContextMenuBuilding {
    /// The elements of a menu as the responders want them, the innermost of which has the last word.
    package static func elements(_ elements: [UIMenuElement], from responder: UIResponder) -> [UIMenuElement] {
        let tree = MenuTree(.context, root: UIMenu(identifier: .root, children: elements))
        for responder in Array(sequence(first: responder) { $0.next }).reversed() { responder.buildMenu(with: tree) }
        return tree.root.children
    }
}
