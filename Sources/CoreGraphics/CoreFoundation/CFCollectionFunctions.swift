public import Foundation
internal import ObjCCore

// The values come as addresses, and do not belong to the caller: they live as long as the collection, which keeps what had to be made of a
// value of Swift.

/// How many keys a dictionary has.
// apple: https://developer.apple.com/documentation/corefoundation/cfdictionarygetcount(_:)
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The address of the value for a key that is given by its own; nil if there is none.
// apple: https://developer.apple.com/documentation/corefoundation/cfdictionarygetvalue(_:_:)
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<Foundation.NSObject>.fromOpaque(key).takeUnretainedValue()
    return theDict.object(forKey: key).map { LentValues.of(theDict).lend($0, for: key) }
}

/// Stores the address of the value for a key.
///
/// - Parameter value: where to store it; nil only asks.
/// - Returns: whether there is a value.
// apple: https://developer.apple.com/documentation/corefoundation/cfdictionarygetvalueifpresent(_:_:_:)
@discardableResult
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Returns true if a dictionary has a key that is given by its address.
// apple: https://developer.apple.com/documentation/corefoundation/cfdictionarycontainskey(_:_:)
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    theDict.object(forKey: Unmanaged<Foundation.NSObject>.fromOpaque(key).takeUnretainedValue()) != nil
}

/// How many elements an array has.
// apple: https://developer.apple.com/documentation/corefoundation/cfarraygetcount(_:)
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The address of an element.
// apple: https://developer.apple.com/documentation/corefoundation/cfarraygetvalueatindex(_:_:)
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    LentValues.of(theArray).lend(theArray.object(at: idx), for: NSNumber(value: idx))
}

/// The objects of a collection whose addresses have been handed out.
private final class LentValues: @unchecked Sendable {
    private nonisolated(unsafe) static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private static let makingLock = NSLock()
    private let lock = NSLock()
    private var objects: [Foundation.NSObject: AnyObject] = [:]

    static func of(_ collection: AnyObject) -> LentValues {
        makingLock.withLock {
            if let values = objc_getAssociatedObject(collection, key) as? LentValues { return values }
            let values = LentValues()
            objc_setAssociatedObject(collection, key, values, .OBJC_ASSOCIATION_RETAIN)
            return values
        }
    }

    func lend(_ value: Any, for key: Foundation.NSObject) -> UnsafeRawPointer {
        lock.withLock {
            // A mutable collection may have another value by now.
            let object = value as AnyObject, isSame = { (lent: AnyObject) in (lent as? Foundation.NSObject)?.isEqual(object) ?? false }
            if let lent = objects[key], lent === object || isSame(lent) { return UnsafeRawPointer(address(lent)) }
            objects[key] = object
            return UnsafeRawPointer(address(object))
        }
    }

    private func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
}
