import Foundation

extension ExpressionNode {
    /// The value for an object, with the values of the variables.
    func value(_ object: Any?, _ variables: NSMutableDictionary?) -> Any? {
        switch self {
        case .constant(let value): return value is NSNull ? nil : value
        case .evaluatedObject: return object
        case .variable(let name): return variable(name, variables)
        case .keyPath(let path): return object.flatMap { KeyPathWalk.value(of: $0, forKeyPath: path) }
        case .function(let name, let operand?, let arguments):
            return Self.send(name, to: operand.value(object, variables), arguments) { $0.value(object, variables) }
        case .function(let name, nil, let arguments):
            return ExpressionFunctions.call(name, arguments.map { $0.value(object, variables) })
        case .set(let operation, let left, let right):
            return operation.apply(left.value(object, variables), right.value(object, variables))
        case .subquery(let collection, let variable, let predicate):
            return Self.filter(collection.value(object, variables), variable, predicate, variables)
        case .aggregate(let elements): return elements.map { $0.value(object, variables) ?? NSNull() }
        case .anyKey: return nil
        case .block(let body, let arguments):
            return body(object, arguments.map { $0.value(object, variables) ?? NSNull() }, variables)
        case .conditional(let predicate, let first, let second):
            let isTrue = predicate.evaluate(with: object, substitutionVariables: variables as? [String: Any])
            return (isTrue ? first : second).value(object, variables)
        }
    }

    private func variable(_ name: String, _ variables: NSMutableDictionary?) -> Any? {
        guard let value = variables?.object(forKey: name) else {
            fatalError(
                """
                Can't get value for '$\(name)' in bindings: evaluate the predicate with substitution variables that contain \
                "\(name)", or put the value in with withSubstitutionVariables(_:).
                """)
        }
        return value is NSNull ? nil : value
    }

    /// A key path of a value, or a method that the value's class has by that name.
    private static func send(
        _ name: String, to target: Any?, _ arguments: [ExpressionNode], _ value: (ExpressionNode) -> Any?
    ) -> Any? {
        guard let target else { return nil }
        // `$variable.path`: the path belongs to the variable's value, not to the evaluated object.
        if name == "valueForKeyPath:", case .keyPath(let path)? = arguments.first {
            return KeyPathWalk.value(of: target, forKeyPath: path)
        }
        return _ObjCRuntime.sendRequired(target as AnyObject, Selector(name), arguments.map(value))
    }

    private static func filter(
        _ collection: Any?, _ variable: String, _ predicate: NSPredicate, _ variables: NSMutableDictionary?
    ) -> Any? {
        guard let elements = collection.flatMap({ CollectionElements($0) }) else { return nil }
        var bindings = variables as? [String: Any] ?? [:]
        return elements.all.filter { element in
            bindings[variable] = element
            return predicate.evaluate(with: element, substitutionVariables: bindings)
        }
    }
}

extension ExpressionNode.SetOperation {
    /// The elements of the left collection, with, or only with, or without those of the right one.
    fileprivate func apply(_ left: Any?, _ right: Any?) -> Any? {
        guard let left = left.flatMap({ CollectionElements($0)?.all }) else { return nil }
        let right = right.flatMap { CollectionElements($0)?.all } ?? []
        func contains(_ elements: [Any], _ element: Any) -> Bool { elements.contains { ValueOrder.areEqual($0, element) } }
        switch self {
        case .union: return left + right.filter { !contains(left, $0) }
        case .intersection: return left.filter { contains(right, $0) }
        case .difference: return left.filter { !contains(right, $0) }
        }
    }
}
