import Foundation

/// The elements of any collection that key-value coding knows, in the order of the collection if it has one.
package struct CollectionElements {
    package let all: [Any]
    /// A set's values make a set again.
    private let isSet: Bool

    package init?(_ collection: Any) {
        switch collection {
        case let array as NSArray: (all, isSet) = (array.map { $0 }, false)
        case let set as NSOrderedSet: (all, isSet) = (set.array, false)
        case let set as NSSet: (all, isSet) = (set.allObjects, true)
        default: return nil
        }
    }

    func map(_ transform: (Any) -> Any) -> Any {
        let values = all.map(transform)
        return isSet ? NSSet(array: values) : values
    }
}
