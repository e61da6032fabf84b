/// Puts a predicate in SQL, so that it finds what it would find in memory. What has no value is false, and its negation true, as there.
struct SQLPredicate {
    private let store: SQLiteStore
    private let entity: NSEntityDescription
    private let alias: String

    init(_ store: SQLiteStore, _ entity: NSEntityDescription, alias: String = "t0") {
        (self.store, self.entity, self.alias) = (store, entity, alias)
    }

    private var own: EntitySchema? { store.schema[entity] }

    /// SQLite's parser has room for 100 symbols that are not complete yet, of which a level takes up to six.
    private static let mostLevels = 12
    /// SQLite reads expressions of 1000 levels, and `a OR b OR c` has one for each part.
    private static let mostParts = 900

    /// Nil if the predicate cannot be put in SQL.
    func translate(_ predicate: NSPredicate) -> SQLFragment? { translate(predicate, level: 0, parts: 0) }

    private func translate(_ predicate: NSPredicate, level: Int, parts: Int) -> SQLFragment? {
        switch predicate {
        case let comparison as _NSComparisonPredicate: return self.comparison(comparison)
        case let compound as NSCompoundPredicate: return self.compound(compound, level: level + 1, parts: parts)
        default:
            if predicate.isEqual(NSPredicate(value: true)) { return SQLFragment(text: "1") }
            return predicate.isEqual(NSPredicate(value: false)) ? SQLFragment(text: "0") : nil
        }
    }

    private func compound(_ compound: NSCompoundPredicate, level: Int, parts: Int) -> SQLFragment? {
        let all = parts + compound.subpredicates.count
        guard level <= Self.mostLevels, all <= Self.mostParts else { return nil }
        let parts = compound.subpredicates.compactMap { translate($0, level: level, parts: all) }
        guard parts.count == compound.subpredicates.count else { return nil }
        let values = parts.flatMap(\.values)
        let texts = parts.map { "ifnull(\($0.text), 0)" }
        switch compound.compoundPredicateType {
        case .not: return SQLFragment(text: "NOT \(texts.first ?? "1")", values: values)
        case .and: return SQLFragment(text: texts.isEmpty ? "1" : "(\(parts.map(\.text).joined(separator: " AND ")))", values: values)
        case .or: return SQLFragment(text: texts.isEmpty ? "0" : "(\(texts.joined(separator: " OR ")))", values: values)
        }
    }

    // MARK: Comparisons

    private func comparison(_ comparison: _NSComparisonPredicate) -> SQLFragment? {
        let (left, right) = (comparison.leftExpression, comparison.rightExpression)
        let type = comparison.predicateOperatorType
        if comparison.comparisonPredicateModifier != .direct { return quantified(comparison) }
        // `%@ IN items` and `items CONTAINS %@` ask whether there is such an object.
        if type == .contains, let path = path(left), let test = SQLComparison.constant(right), isToMany(path) {
            return membership(path, test)
        }
        if type == .in, let path = path(right), let test = SQLComparison.constant(left), isToMany(path) { return membership(path, test) }
        if let operand = operand(left), let value = SQLComparison.constant(right) {
            return SQLComparison(type, comparison.options).fragment(operand, value)
        }
        if let operand = operand(right), let value = SQLComparison.constant(left), let mirrored = SQLComparison.mirrored(type) {
            return SQLComparison(mirrored, comparison.options).fragment(operand, value)
        }
        if let first = operand(left), let second = operand(right) { return SQLComparison(type, comparison.options).fragment(first, second) }
        return nil
    }

    private func path(_ expression: _NSExpression) -> String? {
        expression.expressionType == .keyPath ? expression.keyPath : nil
    }

    /// The operand on one side, if it is no constant.
    private func operand(_ expression: _NSExpression) -> SQLOperand? {
        switch expression.expressionType {
        case .evaluatedObject: return SQLOperand(text: "\(alias).z_pk", kind: .object)
        case .keyPath: return operand(path: expression.keyPath)
        case .function where expression.function == "valueForKeyPath:":
            guard expression.operand.expressionType == .subquery, expression.keyPath == "@count" else { return nil }
            return subqueryCount(expression.operand)
        default: return nil
        }
    }

    private func operand(path: String) -> SQLOperand? {
        guard let own else { return nil }
        if path == "self" || path == "objectID" { return SQLOperand(text: "\(alias).z_pk", kind: .object) }
        if path.hasSuffix(".@count") { return count(String(path.dropLast(7))) }
        guard let column = SQLColumn(path: path, from: own, alias: alias, store.schema) else { return nil }
        switch column.kind {
        case .toOne: return SQLOperand(text: column.text, kind: .object)
        case .attribute(let type):
            guard type != .transformableAttributeType, type != .undefinedAttributeType else { return nil }
            return SQLOperand(text: column.text, kind: .attribute(type))
        }
    }

    // MARK: To-many relationships

    private func isToMany(_ path: String) -> Bool { toMany(path) != nil }

    /// The objects of a to-many relationship of the entity: `FROM … WHERE …`, under another name.
    private func toMany(_ name: String) -> (from: String, entity: EntitySchema, alias: String)? {
        guard let own, let slotIndex = own.entity.layout.slotIndexes[name],
            case .toMany(let relationship) = own.entity.layout.slots[slotIndex].kind,
            !relationship.isTransient, let destination = relationship.destinationEntity.flatMap({ store.schema[$0] })
        else { return nil }
        let inner = alias + "m"
        let table = "\(quoted(destination.table.name)) \(inner)"
        if let (join, isForward) = store.schema.join(of: relationship) {
            let (own, other) = isForward ? ("a", "b") : ("b", "a")
            let link = "\(quoted(join.name)) \(inner)j"
            return (
                "FROM \(link) JOIN \(table) ON \(inner).z_pk = \(inner)j.\(other) WHERE \(inner)j.\(own) = \(alias).z_pk", destination,
                inner
            )
        }
        guard let inverse = relationship.inverseRelationship, let column = destination.table.column(of: inverse) else { return nil }
        return ("FROM \(table) WHERE \(inner).\(quoted(column.name)) = \(alias).z_pk", destination, inner)
    }

    private func count(_ name: String) -> SQLOperand? {
        toMany(name).map { SQLOperand(text: "(SELECT count(*) \($0.from))", kind: .attribute(.integer64AttributeType)) }
    }

    private func membership(_ name: String, _ value: Any?) -> SQLFragment? {
        guard let many = toMany(name), let number = SQLComparison.number(ofObject: value) else { return nil }
        return SQLFragment(text: "EXISTS (SELECT 1 \(many.from) AND \(many.alias).z_pk = ?)", values: [number])
    }

    /// `ANY items.name == %@`, `ALL …`.
    private func quantified(_ comparison: _NSComparisonPredicate) -> SQLFragment? {
        guard let path = path(comparison.leftExpression) else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, let many = toMany(first) else { return nil }
        let inner = SQLPredicate(store, many.entity.entity, alias: many.alias)
        let left = parts.count > 1 ? _NSExpression(forKeyPath: parts[1]) : _NSExpression.expressionForEvaluatedObject()
        let plain = _NSComparisonPredicate(
            leftExpression: left, rightExpression: comparison.rightExpression, modifier: .direct, type: comparison.predicateOperatorType,
            options: comparison.options)
        guard let condition = inner.translate(plain) else { return nil }
        if comparison.comparisonPredicateModifier == .any {
            return SQLFragment(text: "EXISTS (SELECT 1 \(many.from) AND \(condition.text))", values: condition.values)
        }
        return SQLFragment(text: "NOT EXISTS (SELECT 1 \(many.from) AND NOT ifnull(\(condition.text), 0))", values: condition.values)
    }

    /// `SUBQUERY(items, $x, $x.done == YES).@count`: the variable's paths are those of the inner objects.
    private func subqueryCount(_ subquery: _NSExpression) -> SQLOperand? {
        guard let collection = subquery.collection as? _NSExpression, let name = path(collection), let many = toMany(name),
            let predicate = SubqueryPredicate.unwrapped(subquery.predicate, variable: subquery.variable),
            let condition = SQLPredicate(store, many.entity.entity, alias: many.alias).translate(predicate)
        else { return nil }
        return SQLOperand(
            text: "(SELECT count(*) \(many.from) AND \(condition.text))", kind: .attribute(.integer64AttributeType),
            values: condition.values)
    }
}
