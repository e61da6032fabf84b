/// The arguments of one message, read with the types of the method that receives it.
struct ArgumentList {
    private let values: [Any?]
    private let target: AnyObject
    private let selector: String

    init(_ values: [Any?], target: AnyObject, selector: String) {
        self.values = values
        self.target = target
        self.selector = selector
    }

    /// The argument at `index` as an `Argument`: the value itself, or what key-value coding makes of it.
    ///
    /// A missing argument reads as nil.
    /// - Precondition: the value, or nil, can be an `Argument`.
    subscript<Argument>(index: Int) -> Argument {
        let value = index < values.count ? values[index] : nil
        if let argument: Argument = unconverted(value) { return argument }
        if let argument: Argument = converted(value) { return argument }
        if let argument = Self.truth(of: value) as? Argument { return argument }
        if Argument.self == UnsafeRawPointer.self, let address = Self.address(value) { return unsafeBitCast(address, to: Argument.self) }
        if let unchecked = Argument.self as? any UncheckedArgument.Type, let argument = unchecked.init(unchecked: value) as? Argument {
            return argument
        }
        mismatch(at: index, value: value, expected: Argument.self)
    }

    /// An object where a method takes a Bool is true, as its address is to Objective-C, and nil is false: apps have controls and gesture
    /// recognizers send `endEditing(_:)` and its like.
    private static func truth(of value: Any?) -> Bool? {
        guard let value else { return false }
        return type(of: value) is AnyClass ? true : nil
    }

    /// Where a method takes a raw pointer any one will do, and no pointer is the one to address zero: methods that get a `contextInfo`
    /// declare it so, and do not look at it. An address, since such a pointer would read as nil where it is optional.
    private static func address(_ value: Any?) -> UInt? {
        switch value {
        case nil: 0
        case let pointer as UnsafeMutableRawPointer: UInt(bitPattern: pointer)
        default: nil
        }
    }

    private func mismatch(at index: Int, value: Any?, expected: Any.Type) -> Never {
        let given = value.map { "a \(type(of: $0))" } ?? "nil"
        fatalError(
            """
            -[\(type(of: target)) \(selector)]: argument \(index + 1) is \(given), but the method takes a \(expected). \
            A message by name carries its arguments unchecked: pass a value of that type, or declare the parameter as the \
            type that the sender passes (`Any?` takes everything).
            """)
    }
}
