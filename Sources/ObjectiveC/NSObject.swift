public import Foundation
public import ObjCCore

/// The root class of translated code: what `class X: NSObject` means in an iOS source.
///
/// It bears this name in a module of this name because the compiler lets a checked `Sendable` class inherit only from a
/// class called `NSObject` of a module called `ObjectiveC` or `Foundation`. The members that apps override are isolated to
/// the main actor as far as the compiler is concerned, so that an override in a main-actor class reaches its own state; the
/// runtime calls them on whatever thread asks.
// apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class
open class NSObject: Foundation.NSObject, _ObjCRoot {
    private let extrasSlot = _ObjCExtrasSlot()

    /// The values attached to the object, if there are any or if `creating` says so.
    public final func _objcExtras(creating: Bool) -> _ObjCExtras? {
        extrasSlot.extras(creating: creating)
    }

    /// The class with its module, and where the object is in memory: `<App.Model: 0x7f31c4003a20>`.
    open override var description: String {
        "<\(_ObjCRuntime.name(of: type(of: self))): 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
            + ">"
    }

    /// Says whether the object answers a message of the given name. Nil is answered by nothing.
    @preconcurrency @MainActor
    open func responds(to aSelector: Selector!) -> Bool { _defaultResponds(to: aSelector) }

    /// Who gets a message that the class has no method for. Default: nil, nobody.
    ///
    /// Asked when a message is sent by name, and for the optional methods of a delegate, which are only called if
    /// ``responds(to:)`` says yes too.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/forwardingtarget(for:)
    @preconcurrency @MainActor
    @nonobjc open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    // MARK: Key-value coding

    /// The value of a property, by name: from its accessor, or else from the stored property.
    @preconcurrency @MainActor
    open func value(forKey key: String) -> Any? { _defaultValue(forKey: key) }

    /// Sets a property by name, through its setter, or else in the stored property; notifies its observers.
    @preconcurrency @MainActor
    open func setValue(_ value: Any?, forKey key: String) { _defaultSetValue(value, forKey: key) }

    /// The value at the end of a path of names; nil if there is a nil on the way.
    @preconcurrency @MainActor
    open func value(forKeyPath keyPath: String) -> Any? { _defaultValue(forKeyPath: keyPath) }

    /// Sets the property at the end of a path of names; does nothing if there is a nil on the way.
    @preconcurrency @MainActor
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { _defaultSetValue(value, forKeyPath: keyPath) }

    /// Answers for a name that no property has. Stops the program unless overridden.
    @preconcurrency @MainActor
    open func value(forUndefinedKey key: String) -> Any? { _defaultValue(forUndefinedKey: key) }

    /// Takes a value for a name that no property has. Stops the program unless overridden.
    @preconcurrency @MainActor
    open func setValue(_ value: Any?, forUndefinedKey key: String) { _defaultSetValue(value, forUndefinedKey: key) }

    /// Takes a nil for a property that cannot be nil. Stops the program unless overridden.
    @preconcurrency @MainActor
    open func setNilValueForKey(_ key: String) { _defaultSetNilValueForKey(key) }

    /// Says whether key-value coding may use stored properties that have no accessor. Default: true.
    @preconcurrency @MainActor
    open class var accessInstanceVariablesDirectly: Bool { true }

    // MARK: Key-value observing

    /// Receives a change of a property that the object observes. Stops the program unless overridden.
    @preconcurrency @MainActor
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        _defaultObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The properties that a computed property depends on: its observers are notified when one of them changes. Default: none.
    @preconcurrency @MainActor
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Says whether setting a property by name notifies its observers. Default: true.
    @preconcurrency @MainActor
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    // MARK: Interface Builder

    /// Called when the object was made from an Interface Builder file, before it is connected: the returned object replaces it.
    /// Default: the object itself.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakeafter(using:)
    @preconcurrency @MainActor
    @nonobjc open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Called when the object was loaded from an Interface Builder file, after all connections were made.
    @preconcurrency @MainActor
    open func awakeFromNib() {}

    /// Called by Interface Builder's own renderer only, so never here.
    @preconcurrency @MainActor
    open func prepareForInterfaceBuilder() {}
}
