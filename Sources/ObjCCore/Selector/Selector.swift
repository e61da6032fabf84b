/// The name of a message: `"tableView:didSelectRowAtIndexPath:"`.
///
/// Equality and hash are those of the name. A selector that was written with `#selector` also carries a call of the method
/// it names, which serves targets whose class has no method table entry for it (classes inside functions, for example).
// apple: https://developer.apple.com/documentation/objectivec/selector
public struct Selector: @unchecked Sendable {
    /// Calls the method on a target of the method's class; without arguments, only tells whether the target is one.
    /// - Returns: whether it is.
    typealias OwnCall = (_ target: AnyObject, _ arguments: [Any?]?, _ result: inout Any?) -> Bool

    let name: SelectorName
    let ownCall: OwnCall?

    init(name: SelectorName, ownCall: OwnCall?) {
        self.name = name
        self.ownCall = ownCall
    }

    /// A selector of the given name; any string is one.
    public init(_ string: String) {
        self.init(name: .named(string), ownCall: nil)
    }

    /// The name as text.
    public var _name: String { name.string }
}

extension Selector: Hashable {
    public static func == (first: Selector, second: Selector) -> Bool { first.name === second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
    public var description: String { name.string }
}

extension Selector: CustomReflectable {
    /// Shows the name only.
    public var customMirror: Mirror { Mirror(self, children: ["name": name.string]) }
}
