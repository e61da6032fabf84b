/// The result of a requirement that was called with boxed arguments, as the protocol declares it.
func returned<Result>(_ value: Any?, by entry: _ObjCEntry, of object: AnyObject) -> Result {
    if Result.self == Void.self { return () as! Result }
    if let result: Result = converted(value) { return result }
    fatalError(
        """
        -[\(type(of: object)) \(entry.selector.string)] returned \(value.map { "a \(type(of: $0))" } ?? "nil"), but the \
        protocol declares \(Result.self). Give the method the result type of the requirement `\(entry.requirement)`.
        """)
}
