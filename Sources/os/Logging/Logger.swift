/// Writes messages of one part of a program, one line each to standard error.
///
/// `debug`, `trace` and `info` are left out unless the environment's `FORASTERO_LOG` asks for them; a message that is left out is
/// not even put together.
// apple: https://developer.apple.com/documentation/os/logger
public struct Logger: @unchecked Sendable {
    private let log: OSLog

    /// Writes under the name of a program, and of a part of it.
    // apple: https://developer.apple.com/documentation/os/logger/init(subsystem:category:)
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Writes to ``OSLog/default``.
    public init() { log = .default }

    /// Writes a message of the default type.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level, message) }
    /// The same as ``debug(_:)``.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
    /// Writes a message for who looks for a fault; left out unless it is asked for.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
    /// Writes a message that may help; left out unless it is asked for.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
    /// The same as a message of the default type.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
    /// The same as ``error(_:)``.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
    /// Writes that something went wrong.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
    /// The same as ``fault(_:)``.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
    /// Writes that the program itself is wrong.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

    private func write(_ type: OSLogType, _ message: () -> OSLogMessage) { log.write(type) { message().text } }
}
