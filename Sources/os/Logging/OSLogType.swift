/// How much a message of the log matters.
// apple: https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A type of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Shown.
    public static let `default` = OSLogType(0)
    /// Shown only if asked for.
    public static let info = OSLogType(1)
    /// Shown only if asked for.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// The program itself is wrong.
    public static let fault = OSLogType(17)

    /// The word before a message of this type.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }

    /// The order in which types are left out: `debug` first.
    var weight: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }
}
