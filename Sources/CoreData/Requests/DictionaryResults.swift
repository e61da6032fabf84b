/// Makes the dictionaries that a request asks for, of objects that it has found.
struct DictionaryResults {
    private struct Column {
        let name: String
        let value: ([NSManagedObject]) -> Any?
    }
    private(set) var rows: [Any] = []

    init(_ request: FetchSpecification, _ entity: NSEntityDescription, _ objects: [NSManagedObject]) throws {
        let columns = (request.propertiesToFetch ?? entity.layout.attributes.map { entity.layout.slots[$0].name }).compactMap {
            Self.column($0)
        }
        var dictionaries = Self.groups(objects, request).map { group -> NSDictionary in
            let row = NSMutableDictionary()
            for column in columns {
                if let value = column.value(group) { row[column.name] = value }
            }
            return row
        }
        if let having = request.havingPredicate { dictionaries.removeAll { !having.evaluate(with: $0) } }
        if request.returnsDistinctResults { dictionaries = Self.distinct(dictionaries) }
        let rest = Array(dictionaries.dropFirst(request.fetchOffset))
        rows = request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : rest
    }

    private static func column(_ property: Any) -> Column? {
        switch property {
        case let name as String: return Column(name: name) { value(name, of: $0.first) }
        case let description as NSExpressionDescription:
            guard let expression = description.expression else { return nil }
            return Column(name: description.name) { computed(expression, $0) }
        case let description as NSPropertyDescription:
            return Column(name: description.name) { value(description.name, of: $0.first) }
        default: return nil
        }
    }

    /// A function over a key path takes the values of all objects of the group; anything else those of the first.
    private static func computed(_ expression: _NSExpression, _ group: [NSManagedObject]) -> Any? {
        switch expression.expressionType {
        case .evaluatedObject: return group.first?.objectID
        case .function:
            guard let argument = expression.arguments?.first,
                argument.expressionType == .keyPath || argument.expressionType == .evaluatedObject
            else { break }
            let values = group.compactMap { argument.expressionValue(with: $0, context: nil) }.filter { !($0 is NSNull) }
            if expression.function == "count:" { return NSNumber(value: values.count) }
            guard !values.isEmpty else { return expression.function == "sum:" ? NSNumber(value: 0) : nil }
            return _NSExpression(forFunction: expression.function, arguments: [_NSExpression(forConstantValue: values)])
                .expressionValue(with: nil, context: nil)
        default: break
        }
        return group.first.flatMap { expression.expressionValue(with: $0, context: nil) }
    }

    private static func value(_ path: String, of object: NSManagedObject?) -> Any? {
        let value = object?.value(forKeyPath: path)
        return (value as? NSManagedObject)?.objectID ?? value
    }

    /// Objects with equal values of what is grouped by; all together where there is only a function to compute.
    private static func groups(_ objects: [NSManagedObject], _ request: FetchSpecification) -> [[NSManagedObject]] {
        guard let properties = request.propertiesToGroupBy, !properties.isEmpty else {
            let isOne = !(request.propertiesToFetch ?? []).isEmpty && (request.propertiesToFetch ?? []).allSatisfy { isAggregate($0) }
            return isOne ? [objects] : objects.map { [$0] }
        }
        let names = properties.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        var groupIndexes: [NSDictionary: Int] = [:]
        var groups: [[NSManagedObject]] = []
        for object in objects {
            let key = NSMutableDictionary()
            for name in names { key[name] = value(name, of: object) }
            if let groupIndex = groupIndexes[key] {
                groups[groupIndex].append(object)
            } else {
                groupIndexes[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }

    private static func isAggregate(_ property: Any) -> Bool {
        guard let expression = (property as? NSExpressionDescription)?.expression, expression.expressionType == .function else {
            return false
        }
        return ["sum:", "count:", "min:", "max:", "average:"].contains(expression.function)
    }

    private static func distinct(_ dictionaries: [NSDictionary]) -> [NSDictionary] {
        var seen: Set<NSDictionary> = []
        return dictionaries.filter { seen.insert($0).inserted }
    }
}
