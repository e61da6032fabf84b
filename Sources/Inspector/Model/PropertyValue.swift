/// The value of a property, as JSON writes it.
enum PropertyValue: Equatable, Sendable {
    case nothing
    case flag(Bool)
    case number(Double)
    case numbers([Double])
    case text(String)
}

extension PropertyValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .numbers(try container.decode([Double].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .nothing: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        // JSON has no word for infinity.
        case .number(let number) where !number.isFinite: try container.encode("\(number)")
        case .number(let number): try container.encode(number)
        case .numbers(let numbers): try container.encode(numbers.map { $0.isFinite ? $0 : 0 })
        case .text(let text): try container.encode(text)
        }
    }
}
