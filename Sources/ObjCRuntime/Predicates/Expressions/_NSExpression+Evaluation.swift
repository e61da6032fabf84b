import Foundation

extension _NSExpression {
    /// The expression's value for an object, with variables bound by name. An unbound variable has no value.
    func value(for object: Any?, bindings: [String: Any]) -> Any? {
        switch form {
        case .constant(let value): return value is NSNull ? nil : value
        case .evaluatedObject: return object
        case .variable(let name): return bindings[name].flatMap { $0 is NSNull ? nil : Optional.some($0) }
        case .keyPath(let path): return Self.value(of: object, forKeyPath: path)
        case .symbol(let word): return word
        case .aggregate(let elements): return elements.map { $0.value(for: object, bindings: bindings) ?? NSNull() }
        case .set(let type, let left, let right):
            return Self.combine(type, left.value(for: object, bindings: bindings), right.value(for: object, bindings: bindings))
        case .subquery(let expression, let variable, let predicate):
            return Self.elements(of: expression.value(for: object, bindings: bindings))?.filter {
                predicate.evaluate(with: object, substitutionVariables: bindings.merging([variable: $0]) { $1 })
            }
        case .conditional(let predicate, let whenTrue, let whenFalse):
            let holds = predicate.evaluate(with: object, substitutionVariables: bindings)
            return (holds ? whenTrue : whenFalse).value(for: object, bindings: bindings)
        case .block(let block, let arguments): return block(object, arguments, NSMutableDictionary(dictionary: bindings))
        case .function(let name, nil, let arguments):
            return PredicateFunction.call(name, arguments.map { $0.value(for: object, bindings: bindings) })
        case .function(let name, let operand?, let arguments):
            let receiver = operand.value(for: object, bindings: bindings)
            let values = arguments.map { $0.value(for: object, bindings: bindings) }
            if name == "valueForKeyPath:", let path = values.first as? String { return Self.value(of: receiver, forKeyPath: path) }
            return PredicateFunction.send(name, to: receiver, values)
        }
    }

    /// Key-value coding, with "SELF" for the object itself and nil's values nil.
    static func value(of object: Any?, forKeyPath path: String) -> Any? {
        guard let object, !(object is NSNull) else { return nil }
        if path == "SELF" { return object }
        let keys = path.hasPrefix("SELF.") ? String(path.dropFirst("SELF.".count)) : path
        return ((object as AnyObject) as? any NSObjectProtocol)?.value(forKeyPath: keys)
    }

    /// The elements of what Objective-C counts as a collection; a dictionary's are its values. Nil for everything else.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: Array(array)
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let dictionary as NSDictionary: dictionary.allValues
        case let set as any Collection: set.map { $0 as Any }
        default: nil
        }
    }

    private static func combine(_ type: ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
        guard let left = elements(of: left), let right = elements(of: right) else { return nil }
        let result = NSMutableSet(array: left)
        switch type {
        case .unionSet: result.addObjects(from: right)
        case .minusSet: for element in right { result.remove(element) }
        default: result.intersect(Set(right.compactMap { $0 as? AnyHashable }))
        }
        return result
    }
}
