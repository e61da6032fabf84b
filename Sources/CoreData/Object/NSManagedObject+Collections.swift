extension NSManagedObject {
    /// The objects of a to-many relationship, as a set whose changes are changes of the relationship.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablesetvalue(forkey:)
    public final func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, at: toManySlotIndex(key)) }

    /// The objects of an ordered relationship, as an ordered set whose changes are changes of the relationship.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutableorderedsetvalue(forkey:)
    public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelationshipOrderedSet(self, at: toManySlotIndex(key))
    }

    private func toManySlotIndex(_ key: String) -> Int {
        guard let slotIndex = layout.slotIndexes[key], case .toMany = layout.slots[slotIndex].kind else {
            _requireFailure(
                "NSManagedObjects of entity '\(entity.name ?? "")' do not support -mutableSetValueForKey: for the property '\(key)'. "
                    + "Name a to-many relationship.")
        }
        return slotIndex
    }

    /// Notifies before and after a change of a to-many relationship.
    final func editMany(at slotIndex: Int, _ body: () -> Void) {
        let key = layout.slots[slotIndex].name
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
    }
}
