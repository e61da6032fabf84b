extension NSManagedObjectContext {
    /// Undoes what was processed last, if there is an undo manager.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/undo()
    public final func undo() {
        processPendingChanges()
        callUndoManager { [undoManager] in undoManager?.undo() }
        processPendingChanges()
    }

    /// Does again what was undone last.
    public final func redo() {
        processPendingChanges()
        callUndoManager { [undoManager] in undoManager?.redo() }
        processPendingChanges()
    }

    /// Makes what an event has changed undoable.
    func registerUndo(_ event: ContextEvent) {
        guard let undoManager, callUndoManager({ undoManager.isUndoRegistrationEnabled }) else { return }
        let former = event.touched.compactMap { object in object.valuesBeforeEvent.map { (object, $0) } }
        let inserted = event.inserted.filter { !$0.flags.contains(.deleted) }
        let deleted = event.deleted
        guard !former.isEmpty || !inserted.isEmpty || !deleted.isEmpty else { return }
        let change = UndoneEvent(former: former, inserted: inserted, deleted: deleted)
        callUndoManager { undoManager.registerUndo(withTarget: self) { $0.undo(change) } }
    }

    private func undo(_ change: UndoneEvent) {
        for object in change.deleted { revive(object) }
        for (object, values) in change.former { giveBack(values, to: object) }
        for object in change.inserted { noteDeleted(object) }
        processPendingChanges()
    }

    /// Takes the deletion of an object back.
    private func revive(_ object: NSManagedObject) {
        guard object.flags.contains(.deleted) || object.managedObjectContext == nil else { return }
        object.flags.subtract([.deleted, .deletionProcessed])
        deleted.remove(object)
        if object.managedObjectContext == nil {
            object.managedObjectContext = self
            register(object)
        }
        if object.flags.contains(.inserted) {
            inserted.append(object)
            object.flags.insert(.newInEvent)
            event.inserted.append(object)
        } else if object.flags.contains(.updated) {
            updated.append(object)
            noteTouched(object)
        } else {
            event.refreshed.append(object)
        }
    }

    private func giveBack(_ values: [StoredValue], to object: NSManagedObject) {
        guard !object.isFault else { return }
        for slotIndex in values.indices where !object.values[slotIndex].isSame(as: values[slotIndex]) || isMany(values[slotIndex]) {
            let key = object.layout.slots[slotIndex].name
            object.willChangeValue(forKey: key)
            object.values[slotIndex] = values[slotIndex]
            object.didChangeValue(forKey: key)
        }
        object.awake(fromSnapshotEvents: .undoUpdate)
    }

    private func isMany(_ value: StoredValue) -> Bool {
        if case .many = value { return true }
        return false
    }
}

/// The values for undoing an event.
private struct UndoneEvent: @unchecked Sendable {
    let former: [(NSManagedObject, [StoredValue])]
    let inserted: [NSManagedObject]
    let deleted: [NSManagedObject]
}
