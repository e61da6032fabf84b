@_exported import Foundation

public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = Self(0), info = Self(1), debug = Self(2), error = Self(16), fault = Self(17)
}
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public enum Privacy { case `public`, `private`, auto }
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public func appendLiteral(_ literal: String) {}
        public func appendInterpolation(_ value: @autoclosure () -> Any, privacy: Privacy = .auto) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
}
open class OSLog: NSObject, @unchecked Sendable {
    public init(subsystem: String, category: String) {}
    public static let `default` = OSLog(subsystem: "", category: "")
}
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...) {}
