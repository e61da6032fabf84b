/// A value of JSON. Numbers keep the text they came with, so that what is only passed on is not changed.
public enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    public subscript(_ key: String) -> JSON? {
        get { if case .object(let members) = self { members[key] } else { nil } }
        set {
            guard case .object(var members) = self else { return }
            // Without this the dictionary would be copied: two would hold it.
            self = .null
            members[key] = newValue
            self = .object(members)
        }
    }

    public var string: String? { if case .string(let text) = self { text } else { nil } }
    public var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
    public var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

    public static func int(_ value: Int) -> JSON { .number(String(value)) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral
{
    public init(stringLiteral text: String) { self = .string(text) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
    }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
}
