import Foundation

/// Waits until no other thread holds an object, and holds it. A thread may hold an object several times.
/// - Returns: `OBJC_SYNC_SUCCESS`.
// apple: https://developer.apple.com/documentation/objectivec/1418594-objc_sync_enter
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    // The extras, if they are made here, stay with the object; whoever leaves finds the same lock.
    extras(of: objectReference(obj), creating: true)?.monitor.enter()
    return OBJC_SYNC_SUCCESS
}

/// Gives up an object that this thread holds, once.
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if this thread does not hold the object.
// apple: https://developer.apple.com/documentation/objectivec/1418582-objc_sync_exit
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let left = extras(of: objectReference(obj), creating: false)?.monitor.exit() ?? false
    return left ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// Holding or giving up an object went well.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The thread does not hold the object that it gives up.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1
