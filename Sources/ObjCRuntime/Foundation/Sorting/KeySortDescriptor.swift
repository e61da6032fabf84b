import Foundation

/// A sort descriptor that reads the values by key path and compares them by a message or a closure.
final class KeySortDescriptor: NSSortDescriptor {
    let path: String?
    /// The message that compares, by name; nil for a closure.
    let message: String?
    private let order: (Any, Any) -> ComparisonResult

    init(_ path: String?, ascending: Bool, message: String? = nil, order: @escaping (Any, Any) -> ComparisonResult) {
        self.path = path
        self.message = message
        self.order = order
        // Foundation's own compares by a Swift key path, which is not asked here.
        super.init(keyPath: \NSObject.hash, ascending: ascending, comparator: order)
    }

    /// Nil comes before everything else.
    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result: ComparisonResult =
            switch (value(of: object1), value(of: object2)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let first?, let second?): order(first, second)
            }
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }

    private func value(of object: Any) -> Any? {
        guard let path else { return object }
        let value = KeyPathWalk.value(of: object, forKeyPath: path)
        return value is NSNull ? nil : value
    }

    override var reversedSortDescriptor: Any { KeySortDescriptor(path, ascending: !ascending, message: message, order: order) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}
