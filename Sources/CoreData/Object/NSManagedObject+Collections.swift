extension NSManagedObject {
    /// The objects of a to-many relationship, as a set whose changes are changes of the relationship.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablesetvalue(forkey:)
    public final func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, at: toManyPlace(key)) }

    /// The objects of an ordered relationship, as an ordered set whose changes are changes of the relationship.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutableorderedsetvalue(forkey:)
    public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelationshipOrderedSet(self, at: toManyPlace(key))
    }

    private func toManyPlace(_ key: String) -> Int {
        guard let place = layout.places[key], case .toMany = layout.slots[place].kind else {
            _requireFailure(
                "NSManagedObjects of entity '\(entity.name ?? "")' do not support -mutableSetValueForKey: for the property '\(key)'. "
                    + "Name a to-many relationship.")
        }
        return place
    }

    /// Notifies before and after a change of a to-many relationship.
    final func editMany(at place: Int, _ body: () -> Void) {
        let key = layout.slots[place].name
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
    }
}
