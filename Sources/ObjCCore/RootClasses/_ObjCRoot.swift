public import Foundation

/// A root class of ours: ``ObjectiveC/NSObject`` and those that UIKit and QuartzCore derive from Foundation's.
///
/// Calls on a value that is only known as an `NSObject` reach the members below through this protocol. All but the first
/// have a default; a root class declares in its body those that its subclasses may override, and calls the default from
/// there by the name with `_default` in front. The class also keeps room for what the runtime attaches to its objects:
///
///     private let extrasSlot = _ObjCExtrasSlot()
///     nonisolated public final func _objcExtras(creating: Bool) -> _ObjCExtras? { extrasSlot.extras(creating: creating) }
public protocol _ObjCRoot: NSObjectProtocol {
    /// The values attached to the object, if there are any or if `creating` says so.
    func _objcExtras(creating: Bool) -> _ObjCExtras?

    /// Returns true if the object answers a message of the given name.
    @preconcurrency @MainActor func responds(to aSelector: Selector!) -> Bool

    /// Who gets a message that the class has no method for; nil for nobody.
    @preconcurrency @MainActor func forwardingTarget(for aSelector: Selector!) -> Any?

    /// The value of a property, by name.
    @preconcurrency @MainActor func value(forKey key: String) -> Any?
    /// Sets a property by name.
    @preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String)
    /// The value at the end of a path of names.
    @preconcurrency @MainActor func value(forKeyPath keyPath: String) -> Any?
    /// Sets the property at the end of a path of names.
    @preconcurrency @MainActor func setValue(_ value: Any?, forKeyPath keyPath: String)
    /// Answers for a name that no property has.
    @preconcurrency @MainActor func value(forUndefinedKey key: String) -> Any?
    /// Takes a value for a name that no property has.
    @preconcurrency @MainActor func setValue(_ value: Any?, forUndefinedKey key: String)
    /// Takes a nil for a property that cannot be nil.
    @preconcurrency @MainActor func setNilValueForKey(_ key: String)
    /// True if key-value coding may use stored properties that have no accessor.
    @preconcurrency @MainActor static var accessInstanceVariablesDirectly: Bool { get }

    /// Receives a change of a property that the object observes.
    @preconcurrency @MainActor
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    /// The properties that a computed property depends on.
    @preconcurrency @MainActor static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
    /// Returns true if setting a property by name notifies its observers.
    @preconcurrency @MainActor static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}
