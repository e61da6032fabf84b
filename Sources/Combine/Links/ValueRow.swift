/// One value of each of several publishers.
struct ValueRow {
    private let values: [Any]

    init(_ values: [Any]) { self.values = values }

    /// The value of the publisher with this number, of the type that the caller expects.
    subscript<Value>(number: Int) -> Value {
        guard let value = values[number] as? Value else {
            preconditionFailure("Publisher \(number) sends \(type(of: values[number])), not \(Value.self).")
        }
        return value
    }
}
