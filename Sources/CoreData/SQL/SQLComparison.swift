/// One comparison in SQL.
struct SQLComparison {
    private let type: _NSComparisonPredicate.Operator
    private let options: _NSComparisonPredicate.Options
    private static let mostElements = 10_000

    init(_ type: _NSComparisonPredicate.Operator, _ options: _NSComparisonPredicate.Options) { (self.type, self.options) = (type, options) }

    /// The value of an expression that does not depend on the object; nil if it does.
    static func constant(_ expression: _NSExpression) -> Any?? {
        switch expression.expressionType {
        case .constantValue: return .some(expression.constantValue is NSNull ? nil : expression.constantValue)
        case .aggregate:
            let elements = expression.collection as? [_NSExpression] ?? []
            let values = elements.compactMap { constant($0) }
            return values.count == elements.count ? .some(values.map { $0 ?? NSNull() }) : .none
        default: return .none
        }
    }

    /// The same with its sides exchanged.
    static func mirrored(_ type: _NSComparisonPredicate.Operator) -> _NSComparisonPredicate.Operator? {
        switch type {
        case .equalTo, .notEqualTo: type
        case .lessThan: .greaterThan
        case .lessThanOrEqualTo: .greaterThanOrEqualTo
        case .greaterThan: .lessThan
        case .greaterThanOrEqualTo: .lessThanOrEqualTo
        default: nil
        }
    }

    // MARK: With a constant

    func fragment(_ operand: SQLOperand, _ value: Any?) -> SQLFragment? {
        switch type {
        case .in: return membership(operand, value)
        case .between: return between(operand, value)
        case .matches, .like, .beginsWith, .endsWith, .contains: return text(operand, value)
        case .customSelector: return nil
        default: break
        }
        guard let value else { return null(operand) }
        if operand.type == .stringAttributeType, !options.isEmpty { return text(operand, value) }
        guard let bound = bound(value, for: operand), let sign else { return nil }
        return SQLFragment(text: "\(operand.text) \(sign) ?\(collation(operand))", values: operand.values + [bound])
    }

    private func null(_ operand: SQLOperand) -> SQLFragment? {
        switch type {
        case .equalTo: SQLFragment(text: "\(operand.text) IS NULL", values: operand.values)
        case .notEqualTo: SQLFragment(text: "\(operand.text) IS NOT NULL", values: operand.values)
        default: SQLFragment(text: "0")
        }
    }

    /// Nothing is unequal to every value.
    private var sign: String? {
        switch type {
        case .equalTo: "="
        case .notEqualTo: "IS NOT"
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        default: nil
        }
    }

    private func collation(_ operand: SQLOperand) -> String {
        switch operand.type {
        case .stringAttributeType, .URIAttributeType: " COLLATE \(TextFunctions.plain)"
        case .decimalAttributeType: " COLLATE \(TextFunctions.decimal)"
        default: ""
        }
    }

    private func text(_ operand: SQLOperand, _ value: Any?) -> SQLFragment? {
        guard operand.type == .stringAttributeType, let text = value as? String else { return nil }
        if type == .notEqualTo {
            let equal = call(operand, "?", .equalTo)
            return SQLFragment(text: "NOT ifnull(\(equal), 0)", values: operand.values + [.text(text)])
        }
        return SQLFragment(text: call(operand, "?", type), values: operand.values + [.text(text)])
    }

    private func call(_ operand: SQLOperand, _ other: String, _ type: _NSComparisonPredicate.Operator) -> String {
        "\(TextFunctions.function)(\(type.rawValue), \(options.rawValue), \(operand.text), \(other))"
    }

    private func membership(_ operand: SQLOperand, _ value: Any?) -> SQLFragment? {
        guard let elements = Self.elements(value), elements.count <= Self.mostElements,
            operand.type != .stringAttributeType || options.isEmpty
        else { return nil }
        let some = elements.filter { !($0 is NSNull) }
        // A value of another type is no element.
        let values = some.compactMap { bound($0, for: operand) }
        guard values.count == some.count else { return nil }
        let marks = Array(repeating: "?", count: values.count).joined(separator: ",")
        let list = "\(operand.text)\(collation(operand)) IN (\(marks))"
        let text = some.count < elements.count ? "(\(list) OR \(operand.text) IS NULL)" : list
        return SQLFragment(text: text, values: operand.values + values + (some.count < elements.count ? operand.values : []))
    }

    private func between(_ operand: SQLOperand, _ value: Any?) -> SQLFragment? {
        guard let bounds = Self.elements(value), bounds.count == 2, let lower = bound(bounds[0], for: operand),
            let upper = bound(bounds[1], for: operand), operand.values.isEmpty
        else { return nil }
        return SQLFragment(
            text: "(\(operand.text) >= ?\(collation(operand)) AND \(operand.text) <= ?\(collation(operand)))", values: [lower, upper])
    }

    private static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        default: nil
        }
    }

    /// A constant as the column has it; nil if it is of a kind that is compared otherwise in memory.
    private func bound(_ value: Any, for operand: SQLOperand) -> SQLValue? {
        guard let type = operand.type else { return Self.number(ofObject: value) }
        switch type {
        case .stringAttributeType: return (value as? String).map { .text($0) }
        case _ where type.isInteger:
            guard let number = numberValue(of: value) else { return nil }
            return number.doubleValue == Double(number.int64Value) ? .integer(number.int64Value) : .real(number.doubleValue)
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .doubleAttributeType, .floatAttributeType: return numberValue(of: value).map { .real($0.doubleValue) }
        case .decimalAttributeType: return numberValue(of: value).map { .text($0.decimalValue.description) }
        case .UUIDAttributeType:
            guard self.type == .equalTo || self.type == .notEqualTo || self.type == .in else { return nil }
            return (value as? UUID).map { id in .blob(withUnsafeBytes(of: id.uuid) { Data($0) }) }
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
        case .binaryDataAttributeType:
            return self.type == .equalTo || self.type == .notEqualTo ? (value as? Data).map { .blob($0) } : nil
        default: return nil
        }
    }

    /// The number of an object in its table. One that has not been saved has none, and no row is equal to it.
    static func number(ofObject value: Any?) -> SQLValue? {
        guard let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID else { return nil }
        return id.isTemporaryID ? .integer(-1) : .integer(id.number)
    }

    // MARK: With another property

    func fragment(_ first: SQLOperand, _ second: SQLOperand) -> SQLFragment? {
        switch (first.type, second.type) {
        case (nil, nil): return type == .equalTo ? plain("IS", first, second) : type == .notEqualTo ? plain("IS NOT", first, second) : nil
        case (.stringAttributeType?, .stringAttributeType?): return texts(first, second)
        case (let one?, let other?) where Self.isNumber(one) && Self.isNumber(other) || one == .dateAttributeType && other == one:
            switch type {
            case .equalTo: return plain("IS", first, second)
            case .in, .between, .contains, .matches, .like, .beginsWith, .endsWith, .customSelector: return nil
            default: return sign.flatMap { plain($0, first, second) }
            }
        default: return nil
        }
    }

    private static func isNumber(_ type: NSAttributeType) -> Bool {
        type.isInteger || type == .doubleAttributeType || type == .floatAttributeType
    }

    private func texts(_ first: SQLOperand, _ second: SQLOperand) -> SQLFragment? {
        guard first.values.isEmpty, second.values.isEmpty else { return nil }
        switch type {
        case .equalTo where options.isEmpty: return SQLFragment(text: "\(first.text) IS \(second.text) COLLATE \(TextFunctions.plain)")
        case .notEqualTo where options.isEmpty:
            return SQLFragment(text: "\(first.text) IS NOT \(second.text) COLLATE \(TextFunctions.plain)")
        case .beginsWith, .endsWith, .contains, .like, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            return SQLFragment(text: call(first, second.text, type))
        default: return nil
        }
    }

    private func plain(_ sign: String, _ first: SQLOperand, _ second: SQLOperand) -> SQLFragment {
        SQLFragment(text: "\(first.text) \(sign) \(second.text)", values: first.values + second.values)
    }
}
