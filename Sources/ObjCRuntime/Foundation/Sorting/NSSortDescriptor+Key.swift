public import Foundation

extension NSSortDescriptor: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: NSSortDescriptor {
    /// Sorts by the values at a key path: numbers by value, strings by characters, dates by time, others by `compare:`.
    ///
    /// Nil sorts the objects themselves.
    /// - Precondition: the values can be compared with each other.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)
    public init(key: String?, ascending: Bool) {
        let descriptor = KeySortDescriptor(key, ascending: ascending, message: "compare:") { first, second in
            guard let result = ValueOrder.compare(first, second) else { incomparable(first, second, key) }
            return result
        }
        self = descriptor as! Self
    }

    /// Sorts by the values at a key path, which are compared by a message such as `compare:`,
    /// `caseInsensitiveCompare:` or `localizedStandardCompare:`.
    /// - Precondition: the values have such a method.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:selector:)
    public init(key: String?, ascending: Bool, selector: Selector?) {
        guard let selector, selector != "compare:" else {
            self.init(key: key, ascending: ascending)
            return
        }
        let descriptor = KeySortDescriptor(key, ascending: ascending, message: selector.description) { first, second in
            let answer = _ObjCRuntime.sendRequired(first as AnyObject, selector, [second])
            return answer as? ComparisonResult
                ?? answer.flatMap { numberValue(of: $0) }.flatMap { ComparisonResult(rawValue: $0.intValue) } ?? .orderedSame
        }
        self = descriptor as! Self
    }

    /// Sorts by the values at a Swift key path, whose name the translator has added.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/init(keypath:ascending:)
    public init<Root, Value>(keyPath: _ObjCKeyPath<Root, Value>, ascending: Bool) { self.init(key: keyPath.name, ascending: ascending) }

    /// Sorts by the values at a key path, which are compared by a closure.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:comparator:)
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
        self = KeySortDescriptor(key, ascending: ascending, order: cmptr) as! Self
    }

    /// The key path by which the objects are sorted; nil for a descriptor that was made with a Swift key path.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/key
    public var key: String? { (self as? KeySortDescriptor)?.path }
}

extension NSSortDescriptor {
    /// The message by which values are compared, `compare:` for a descriptor without a choice; nil for a closure and for a Swift key path.
    // apple: https://developer.apple.com/documentation/foundation/nssortdescriptor/selector
    public var selector: Selector? { _comparisonMessage.map { Selector($0) } }

    /// The message by which values are compared, such as `compare:`; nil for a closure and for a Swift key path.
    package var _comparisonMessage: String? { (self as? KeySortDescriptor)?.message }
}

private func incomparable(_ first: Any, _ second: Any, _ key: String?) -> Never {
    fatalError(
        """
        -[\(type(of: first)) compare:]: unrecognized selector: the sort descriptor for the key \(key ?? "self") cannot compare a \
        \(type(of: first)) with a \(type(of: second)). Give it a comparator, or give the class a method compare: with @objc.
        """)
}
