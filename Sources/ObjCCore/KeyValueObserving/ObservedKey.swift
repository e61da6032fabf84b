/// The name under which a class announces changes of a property.
///
/// Objective-C calls a property `hidden` and its getter `isHidden`; Swift knows the getter's name only. An observer of either
/// is notified of the one property. An app's own property of the other name stays a property of its own.
enum ObservedKey {
    static func name(for key: String, of object: AnyObject) -> String {
        guard case .entry(let entry)? = KeyAccessor.of(key, in: type(of: object)).getter, entry.property != nil else { return key }
        return entry.selector.string
    }
}
