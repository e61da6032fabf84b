public import Foundation

/// Says that the value of a key is about to be set. What `dynamic` properties and those of our frameworks call.
public func _objcWillChange(_ object: AnyObject, _ key: String) {
    ObservationInfo.of(object)?.willChange(key, ValueChange())
}

/// Says that the value of a key has been set; each call follows one of ``_objcWillChange(_:_:)``.
public func _objcDidChange(_ object: AnyObject, _ key: String) {
    ObservationInfo.of(object)?.didChange(key, ValueChange())
}

/// Returns true if the object was ever observed: what a setter asks that would have to find out which keys it changes.
public func _objcMayBeObserved(_ object: AnyObject) -> Bool { ObservationInfo.of(object) != nil }

extension NSObjectProtocol {
    /// Says that the value of a key is about to change. For properties whose setters do not notify by themselves.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:)
    public func willChangeValue(forKey key: String) {
        ObservationInfo.of(self)?.willChange(ObservedKey.name(for: key, of: self), ValueChange())
    }

    /// Says that the value of a key has changed; each call follows one of ``willChangeValue(forKey:)``.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchangevalue(forkey:)
    public func didChangeValue(forKey key: String) {
        ObservationInfo.of(self)?.didChange(ObservedKey.name(for: key, of: self), ValueChange())
    }

    /// Says that elements of the array under a key are about to change.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchange(_:valuesat:forkey:)
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        ObservationInfo.of(self)?.willChange(key, ValueChange(kind: changeKind, indexes: indexes))
    }

    /// Says that elements of the array under a key have changed.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchange(_:valuesat:forkey:)
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        ObservationInfo.of(self)?.didChange(key, ValueChange(kind: changeKind, indexes: indexes))
    }
}
