import ObjCCore

/// Switches of an object of Foundation's that has none of that name: kept with it, and lost by its copies.
private final class KeptFlags {
    var values: [String: Bool] = [:]

    nonisolated(unsafe) private static var key: UInt8 = 0

    static func of(_ object: AnyObject) -> KeptFlags? {
        withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? KeptFlags }
    }

    static func made(for object: AnyObject) -> KeptFlags {
        if let known = of(object) { return known }
        let flags = KeptFlags()
        withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, flags, .OBJC_ASSOCIATION_RETAIN) }
        return flags
    }
}

/// The value that a switch was set to; nil if it never was.
public func _objcKeptFlag(_ name: String, of object: AnyObject) -> Bool? { KeptFlags.of(object)?.values[name] }

/// Sets a switch.
public func _objcKeepFlag(_ name: String, _ value: Bool, of object: AnyObject) { KeptFlags.made(for: object).values[name] = value }
