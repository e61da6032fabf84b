extension KeyedObjectGraph {
    /// The views that hold constraints, with these, in the order of the views.
    var constraintsByView: [(view: ID, constraints: [ID])] {
        objects.indices.compactMap { index in
            guard case .array(let values)? = objects[index].values[NibKey.viewAutolayoutConstraints] else { return nil }
            let constraints = values.compactMap { if case .object(let id) = $0, contains(id) { id } else { nil } }
            return constraints.isEmpty ? nil : (ID(index: index), constraints)
        }
    }
}
