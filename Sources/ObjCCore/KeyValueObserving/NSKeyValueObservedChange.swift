public import Foundation

/// A change of a property that is observed with a Swift key path.
// apple: https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change of a value.
    public typealias Kind = NSKeyValueChange

    /// The kind of change.
    public let kind: Kind
    /// The value after the change; nil unless the observer asked for it, and in the message before the change.
    public let newValue: Value?
    /// The value before the change; nil unless the observer asked for it.
    public let oldValue: Value?
    /// Where elements were inserted, removed or replaced.
    public let indexes: IndexSet?
    /// True if the change is still to come.
    public let isPrior: Bool
}
