/// The assignments of one source: a configuration of the project or of a target, an xcconfig, the command line.
struct SettingsTable {
    struct Assignment: Equatable {
        let conditions: [SettingCondition]
        let value: String
    }

    private(set) var assignments: [String: [Assignment]] = [:]

    init() {}

    init(_ values: [String: String]) {
        assignments = values.mapValues { [Assignment(conditions: [], value: $0)] }
    }

    /// The `buildSettings` of a project file.
    init(_ node: PropertyListNode?) {
        for (key, value) in (node?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            // A list is one value, too: its words.
            let text = value.string ?? value.strings.map(SettingText.quoted).joined(separator: " ")
            assign(key, text)
        }
    }

    mutating func assign(_ key: String, _ value: String) {
        guard let (name, conditions) = SettingCondition.split(key) else { return }
        assignments[name, default: []].append(Assignment(conditions: conditions, value: value))
    }

    /// The values that count under some conditions, the first one above the others: conditions above none, later lines above earlier ones.
    func values(of name: String, in situation: [String: String]) -> [String] {
        guard let all = assignments[name] else { return [] }
        let fitting = all.enumerated().filter { $0.element.conditions.allSatisfy { $0.holds(in: situation) } }
        let order = fitting.sorted {
            ($0.element.conditions.count, $0.offset) > ($1.element.conditions.count, $1.offset)
        }
        return order.map(\.element.value)
    }
}
