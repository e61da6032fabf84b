/// Replaces the objects of one context in a predicate by those of another.
enum PredicateObjects {
    static func moved(_ predicate: NSPredicate, to context: NSManagedObjectContext) -> NSPredicate {
        switch predicate {
        case let comparison as _NSComparisonPredicate:
            let left = moved(comparison.leftExpression, to: context)
            let right = moved(comparison.rightExpression, to: context)
            guard left != nil || right != nil else { return predicate }
            return _NSComparisonPredicate(
                leftExpression: left ?? comparison.leftExpression, rightExpression: right ?? comparison.rightExpression,
                modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType, options: comparison.options)
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates.map { moved($0, to: context) }
            return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
        default: return predicate
        }
    }

    /// Nil if there is nothing to replace.
    private static func moved(_ expression: _NSExpression, to context: NSManagedObjectContext) -> _NSExpression? {
        guard expression.expressionType == .constantValue else { return nil }
        switch expression.constantValue {
        case let object as NSManagedObject: return _NSExpression(forConstantValue: context.object(with: object.objectID))
        case let set as NSSet where set.allObjects.contains { $0 is NSManagedObject }: return moved(set.allObjects, context)
        case let array as [Any] where array.contains { $0 is NSManagedObject }: return moved(array, context)
        default: return nil
        }
    }

    private static func moved(_ elements: [Any], _ context: NSManagedObjectContext) -> _NSExpression {
        _NSExpression(
            forConstantValue: elements.map { element in
                (element as? NSManagedObject).map { context.object(with: $0.objectID) as Any } ?? element
            })
    }
}
