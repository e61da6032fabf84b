/// Writes a message with a format of C to the log; `%@`, `%{public}s` and `%{private}d` are known too.
// apple: https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(type) { FormattedMessage.text("\(message)", args) }
}

/// The same, with the type first.
// apple: https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
    log.write(type) { FormattedMessage.text("\(message)", args) }
}

/// Writes a message to the log.
// apple: https://developer.apple.com/documentation/os/os_log(_:)
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.write(.default) { message().text }
}

/// Writes a message of a type to a log.
// apple: https://developer.apple.com/documentation/os/os_log(_:log:_:)
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(logLevel) { message().text }
}
