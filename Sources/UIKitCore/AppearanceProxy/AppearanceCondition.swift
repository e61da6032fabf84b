/// Which objects of a class are meant.
@MainActor
struct AppearanceCondition {
    let traits: UITraitCollection
    /// The innermost first.
    let containers: [any UIAppearanceContainer.Type]

    var isUnconditional: Bool { containers.isEmpty && traits == UITraitCollection() }

    func isSame(as other: AppearanceCondition) -> Bool {
        traits == other.traits && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
    }

    /// Returns true if what is shown by a view is inside the containers, and has the traits.
    func isMet(in view: UIView, startingAt start: UIResponder?) -> Bool {
        if traits != UITraitCollection(), !view.traitCollection.containsTraits(in: traits) { return false }
        var wanted = containers[...]
        var next = start
        while let type = wanted.first, let responder = next {
            if isInstance(responder, of: type) { wanted = wanted.dropFirst() }
            next = responder.next
        }
        return wanted.isEmpty
    }

    private func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        let wanted: AnyClass = type
        var candidate: AnyClass? = Swift.type(of: object)
        while let current = candidate {
            if current == wanted { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }
}
