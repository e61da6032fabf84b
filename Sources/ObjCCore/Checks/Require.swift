// Programming errors stop the program and say what is wrong, why, and what to do instead. Swift's `precondition` says so in a debug build
// alone, and apps are built with modules that were built for release.

/// Stops the program with a message if a condition does not hold, in every build.
@inlinable @inline(__always)
public func _require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { _requireFailure(message(), file: file, line: line) }
}

/// Stops the program with a message, in every build.
@inline(never)
public func _requireFailure(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
