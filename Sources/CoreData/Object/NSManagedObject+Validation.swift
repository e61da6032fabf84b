// The checks before a save.

extension NSManagedObject {
    final func validateProperties() throws {
        let layout = layout
        var errors: [NSError] = []
        for slotIndex in layout.mandatory where isMissing(at: slotIndex) {
            errors.append(
                validationError(
                    NSValidationMissingMandatoryPropertyError, "\(layout.slots[slotIndex].name) is a required value.", at: slotIndex))
        }
        for slotIndex in layout.validated {
            do { try validate(values[slotIndex], at: slotIndex) } catch { errors.append(error as NSError) }
        }
        if let error = Self.combined(errors) { throw error }
    }

    private func isMissing(at slotIndex: Int) -> Bool {
        switch values[slotIndex] {
        case .null: true
        case .many(let related): (related.isLoaded || !related.removed.isEmpty) && toMany(at: slotIndex).isEmpty
        default: false
        }
    }

    final func validate(_ value: StoredValue, at slotIndex: Int) throws {
        let slot = layout.slots[slotIndex]
        switch slot.kind {
        case .attribute: try validateAttribute(value.attributeValue(slot.type), slot.property, at: slotIndex)
        case .toMany(let relationship): try validateCount(relationship, at: slotIndex)
        case .toOne, .fetched: break
        }
    }

    private func validateAttribute(_ value: Any?, _ property: NSPropertyDescription, at slotIndex: Int) throws {
        guard let value else { return }
        for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = property.validationWarnings.indices.contains(index) ? "\(property.validationWarnings[index])" : ""
            let code = Int(warning) ?? NSManagedObjectValidationError
            let text = Int(warning) == nil && !warning.isEmpty ? warning : "The operation couldn’t be completed. (Cocoa error \(code).)"
            throw validationError(code, text, at: slotIndex, [NSValidationPredicateErrorKey: predicate, NSValidationValueErrorKey: value])
        }
    }

    private func validateCount(_ relationship: NSRelationshipDescription, at slotIndex: Int) throws {
        guard case .many(let related) = values[slotIndex], related.isLoaded || !related.hasNoChanges else { return }
        let count = toMany(at: slotIndex).count
        if count == 0, relationship.isOptional { return }
        if count < relationship.minCount {
            throw validationError(NSValidationRelationshipLacksMinimumCountError, "Too few items in \(relationship.name).", at: slotIndex)
        }
        if relationship.maxCount > 1, count > relationship.maxCount {
            throw validationError(
                NSValidationRelationshipExceedsMaximumCountError, "Too many items in \(relationship.name).", at: slotIndex)
        }
    }

    /// A relationship with the deny rule must be empty.
    final func validateDeletion() throws {
        guard !flags.contains(.isGone) else { return }
        fireFault()
        var errors: [NSError] = []
        for (slotIndex, slot) in layout.slots.enumerated() {
            guard let relationship = slot.property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule,
                related(at: slotIndex).contains(where: { !$0.isDeleted })
            else { continue }
            errors.append(
                validationError(
                    NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(entity.name ?? "").", at: slotIndex))
        }
        if let error = Self.combined(errors) { throw error }
    }

    /// The objects of a relationship of either kind.
    final func related(at slotIndex: Int) -> [NSManagedObject] {
        if case .toMany = layout.slots[slotIndex].kind { return toMany(at: slotIndex).elements }
        return toOne(at: slotIndex).map { [$0] } ?? []
    }

    private func validationError(_ code: Int, _ text: String, at slotIndex: Int, _ more: [String: Any] = [:]) -> NSError {
        var information: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: layout.slots[slotIndex].name]
        information.merge(more) { $1 }
        return CoreDataError.make(code, text, information)
    }

    /// One error is itself, several are the details of one.
    static func combined(_ errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        let all = errors.flatMap { error in
            error.code == NSValidationMultipleErrorsError ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
        }
        return CoreDataError.make(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
    }
}
