extension KeyValueCoding {
    /// Stores a value under a key and notifies the observers of the key once, whether or not its setter does.
    static func setNotifying(_ value: Any?, of object: AnyObject, forKey key: String) -> Outcome {
        guard let info = ObservationInfo.of(object) else { return set(value, of: object, forKey: key) }
        let announced = ObservedKey.name(for: key, of: object)
        guard info.isObserved(announced), canSet(key, of: object), notifiesAutomatically(key, of: object) else {
            return set(value, of: object, forKey: key)
        }
        return info.change(announced) { set(value, of: object, forKey: key) }
    }

    private static func canSet(_ key: String, of object: AnyObject) -> Bool {
        KeyAccessor.of(key, in: type(of: object)).setter != nil
    }

    private static func notifiesAutomatically(_ key: String, of object: AnyObject) -> Bool {
        guard let type = type(of: object) as? any _ObjCRoot.Type else { return true }
        return RootClassCalls.notifiesAutomatically(type, key)
    }
}
