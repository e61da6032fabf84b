// The checks before a save.

extension NSManagedObject {
    final func validateProperties() throws {
        let layout = layout
        var errors: [NSError] = []
        for place in layout.mandatory where isMissing(at: place) {
            errors.append(
                validationError(
                    NSValidationMissingMandatoryPropertyError, "\(layout.slots[place].name) is a required value.", at: place))
        }
        for place in layout.validated {
            do { try validate(values[place], at: place) } catch { errors.append(error as NSError) }
        }
        if let error = Self.combined(errors) { throw error }
    }

    private func isMissing(at place: Int) -> Bool {
        switch values[place] {
        case .null: true
        case .many(let related): (related.isLoaded || !related.removed.isEmpty) && toMany(at: place).isEmpty
        default: false
        }
    }

    final func validate(_ value: StoredValue, at place: Int) throws {
        let slot = layout.slots[place]
        switch slot.kind {
        case .attribute: try validateAttribute(value.attributeValue(slot.type), slot.property, at: place)
        case .toMany(let relationship): try validateCount(relationship, at: place)
        case .toOne, .fetched: break
        }
    }

    private func validateAttribute(_ value: Any?, _ property: NSPropertyDescription, at place: Int) throws {
        guard let value else { return }
        for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = property.validationWarnings.indices.contains(index) ? "\(property.validationWarnings[index])" : ""
            let code = Int(warning) ?? NSManagedObjectValidationError
            let text = Int(warning) == nil && !warning.isEmpty ? warning : "The operation couldn’t be completed. (Cocoa error \(code).)"
            throw validationError(code, text, at: place, [NSValidationPredicateErrorKey: predicate, NSValidationValueErrorKey: value])
        }
    }

    private func validateCount(_ relationship: NSRelationshipDescription, at place: Int) throws {
        guard case .many(let related) = values[place], related.isLoaded || !related.hasNoChanges else { return }
        let count = toMany(at: place).count
        if count == 0, relationship.isOptional { return }
        if count < relationship.minCount {
            throw validationError(NSValidationRelationshipLacksMinimumCountError, "Too few items in \(relationship.name).", at: place)
        }
        if relationship.maxCount > 1, count > relationship.maxCount {
            throw validationError(NSValidationRelationshipExceedsMaximumCountError, "Too many items in \(relationship.name).", at: place)
        }
    }

    /// A relationship with the deny rule must be empty.
    final func validateDeletion() throws {
        guard !flags.contains(.isGone) else { return }
        fireFault()
        var errors: [NSError] = []
        for (place, slot) in layout.slots.enumerated() {
            guard let relationship = slot.property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule,
                related(at: place).contains(where: { !$0.isDeleted })
            else { continue }
            errors.append(
                validationError(
                    NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(entity.name ?? "").", at: place))
        }
        if let error = Self.combined(errors) { throw error }
    }

    /// The objects of a relationship of either kind.
    final func related(at place: Int) -> [NSManagedObject] {
        if case .toMany = layout.slots[place].kind { return toMany(at: place).elements }
        return toOne(at: place).map { [$0] } ?? []
    }

    private func validationError(_ code: Int, _ text: String, at place: Int, _ more: [String: Any] = [:]) -> NSError {
        var information: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: layout.slots[place].name]
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
