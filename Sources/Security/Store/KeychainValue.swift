import Foundation

/// A value that an item keeps, whatever class it was given in.
enum KeychainValue: Hashable, Sendable {
    case text(String)
    case number(Int)
    case data(Data)
    case date(Date)

    /// - Returns: nil for what no attribute holds.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as Int: self = .number(value)
        case let value as NSNumber: self = .number(value.intValue)
        case let value as NSString: self = .text(value as String)
        case let value as NSData: self = .data(Data(referencing: value))
        case let value as UInt32: self = .number(Int(value))
        default: return nil
        }
    }

    /// As an app reads it, and as a property list holds it.
    var value: Any {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .data(let data): data
        case .date(let date): date
        }
    }
}
