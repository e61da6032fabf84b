import Foundation

/// The members of Foundation's root class that messages by name and key-value coding reach, in every object.
enum FoundationRootEntries {
    static func make() -> [_ObjCEntry] {
        identity() + comparison() + keyValueCoding()
    }

    private static func identity() -> [_ObjCEntry] {
        [
            _objcM0("class", "class", { (o: NSObject) -> Any in type(of: o) }),
            _objcM0("superclass", "superclass", { (o: NSObject) -> Any? in _getSuperclass(type(of: o)) }),
            _objcM0("self", "self", { (o: NSObject) in o }),
            _objcM0("description", "description", { (o: NSObject) in o.description }),
            _objcM0("debugDescription", "debugDescription", { (o: NSObject) in o.debugDescription }),
            _objcM0("copy", "copy()", { (o: NSObject) in o.copy() }),
            _objcM0("mutableCopy", "mutableCopy()", { (o: NSObject) in o.mutableCopy() }),
        ]
    }

    private static func comparison() -> [_ObjCEntry] {
        [
            _objcM0("hash", "hash", { (o: NSObject) in o.hash }),
            _objcM1("isEqual:", "isEqual(_:)", { (o: NSObject, a0: Any?) in o.isEqual(a0) }),
            _objcM1("isKindOfClass:", "isKind(of:)", { (o: NSObject, a0: AnyClass) in o.isKind(of: a0) }),
            _objcM1("isMemberOfClass:", "isMember(of:)", { (o: NSObject, a0: AnyClass) in o.isMember(of: a0) }),
            _objcM1(
                "respondsToSelector:", "responds(to:)",
                { (o: NSObject, a0: Selector) in
                    (o as any NSObjectProtocol).responds(to: a0)
                }),
        ]
    }

    private static func keyValueCoding() -> [_ObjCEntry] {
        [
            _objcM1(
                "valueForKey:", "value(forKey:)",
                { (o: NSObject, a0: String) in
                    (o as any NSObjectProtocol).value(forKey: a0)
                }),
            _objcM1(
                "valueForKeyPath:", "value(forKeyPath:)",
                { (o: NSObject, a0: String) in
                    (o as any NSObjectProtocol).value(forKeyPath: a0)
                }),
            _objcM2(
                "setValue:forKey:", "setValue(_:forKey:)",
                { (o: NSObject, a0: Any?, a1: String) in
                    (o as any NSObjectProtocol).setValue(a0, forKey: a1)
                }),
            _objcM2(
                "setValue:forKeyPath:", "setValue(_:forKeyPath:)",
                { (o: NSObject, a0: Any?, a1: String) in
                    (o as any NSObjectProtocol).setValue(a0, forKeyPath: a1)
                }),
        ]
    }
}
