import Dispatch

// The processing of changes before they are saved: at the end of an event they are followed along relationships, and reported.

extension NSManagedObjectContext {
    /// Follows deletions along relationships, registers undo actions, and announces all changes since the last time.
    ///
    /// Called by the context at the end of each turn of the run loop, behind a block, and before it saves.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/processpendingchanges()
    public final func processPendingChanges() {
        isProcessingScheduled = false
        guard !event.isEmpty else { return }
        propagateDeletions()
        let event = event
        self.event = ContextEvent()
        registerUndo(event)
        let information = information(on: event)
        for object in event.inserted { object.flags.remove(.newInEvent) }
        for object in event.touched {
            object.changedSlots.removeAll()
            object.valuesBeforeEvent = nil
        }
        if !information.isEmpty { post(.NSManagedObjectContextObjectsDidChange, information) }
    }

    /// Has changes processed at the end of this turn of the run loop.
    func schedule() {
        guard !isProcessingScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
        isProcessingScheduled = true
        DispatchQueue.main.async { [reference] in
            guard let context = reference.context, context.isProcessingScheduled else { return }
            context.processPendingChanges()
        }
    }

    private func information(on event: ContextEvent) -> [AnyHashable: Any] {
        // Objects that came and went within the event are not reported.
        let new = event.inserted.filter { !$0.flags.contains(.deleted) && $0.isIn(self) }
        let changed = event.touched.filter { $0.flags.isDisjoint(with: [.deleted, .newInEvent]) }
        let gone = event.deleted.filter { !$0.flags.contains(.newInEvent) }
        var information: [AnyHashable: Any] = [:]
        announced = Set(new)
        if !new.isEmpty { information[NSInsertedObjectsKey] = announced }
        if !changed.isEmpty { information[NSUpdatedObjectsKey] = Set(changed) }
        if !gone.isEmpty { information[NSDeletedObjectsKey] = Set(gone) }
        if !event.refreshed.isEmpty { information[NSRefreshedObjectsKey] = Set(event.refreshed.elements) }
        if !event.invalidated.isEmpty { information[NSInvalidatedObjectsKey] = Set(event.invalidated.elements) }
        return information
    }

    // MARK: Deletions

    /// Follows the rules of relationships from objects that are deleted, which may delete more.
    func propagateDeletions() {
        var index = 0
        while index < event.deleted.count {
            let object = event.deleted[index]
            index += 1
            guard !object.flags.contains(.deletionProcessed) else { continue }
            object.flags.insert(.deletionProcessed)
            if !object.flags.contains(.isGone) {
                object.prepareForDeletion()
                followRules(of: object)
            }
            if object.flags.contains(.inserted) { inserted.remove(object) }
        }
    }

    private func followRules(of object: NSManagedObject) {
        object.fireFault()
        guard !object.flags.contains(.isGone) else { return }
        for (slotIndex, slot) in object.layout.slots.enumerated() {
            guard let relationship = slot.property as? NSRelationshipDescription, relationship.deleteRule != .noActionDeleteRule else {
                continue
            }
            for other in object.related(at: slotIndex) {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: noteDeleted(other)
                case .denyDeleteRule: continue
                default: break
                }
                if let inverse = object.layout.inverse(of: slotIndex), !other.flags.contains(.deleted) { other.lose(object, inverse) }
            }
        }
    }

    // MARK: Rolling back

    /// Forgets all changes since the last save.
    public final func rollback() {
        queue.check()
        callUndoManager { [undoManager] in undoManager?.removeAllActions() }
        let changed = updated.elements + deleted.elements
        for object in inserted { drop(object) }
        for object in event.deleted where object.flags.contains(.inserted) { drop(object) }
        for object in changed { restore(object) }
        for object in changed { event.refreshed.append(object) }
        for object in event.inserted { object.flags.remove(.newInEvent) }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        event.inserted = []
        event.touched = []
        event.deleted = []
        announced = []
        processPendingChanges()
    }

    /// Takes an object out that was never saved.
    func drop(_ object: NSManagedObject) {
        unregister(object)
        object.flags = []
        object.changedSlots.removeAll()
        object.managedObjectContext = nil
    }

    /// Gives an object the values of the last save.
    func restore(_ object: NSManagedObject) {
        object.flags.subtract([.updated, .deleted, .deletionProcessed])
        object.changedSlots.removeAll()
        guard let committed = object.committed else { return }
        let keys = object.changedSlotsSinceSave.map { object.layout.slots[$0].name }
        for key in keys { _objcWillChange(object, key) }
        object.values = committed
        object.committed = nil
        for key in keys { _objcDidChange(object, key) }
        object.awake(fromSnapshotEvents: .rollback)
    }

    /// Forgets all objects. Those that an app still has must not be used any more.
    public final func reset() {
        queue.check()
        callUndoManager { [undoManager] in undoManager?.removeAllActions() }
        for object in registeredObjects {
            object.managedObjectContext = nil
            object.flags = [.fault]
            object.values = []
            object.committed = nil
            object.row = nil
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        event = ContextEvent()
        forgetAll()
        post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: [NSManagedObjectID]()])
    }
}
