public import Foundation

/// A root class of ours: ``ObjectiveC/NSObject`` and those that UIKit and QuartzCore derive from Foundation's.
///
/// Such a class declares the members below in its body, so that subclasses override them; calls on a value that is only
/// known as an `NSObject` find their way through this protocol. The class also keeps room for what the runtime attaches
/// to its objects:
///
///     private let extrasSlot = _ObjCExtrasSlot()
///     nonisolated public final func _objcExtras(creating: Bool) -> _ObjCExtras? { extrasSlot.extras(creating: creating) }
public protocol _ObjCRoot: NSObjectProtocol {
    /// What is attached to the object, if anything is or if `creating` says so.
    func _objcExtras(creating: Bool) -> _ObjCExtras?

    /// Whether the object answers a message of the given name.
    @preconcurrency @MainActor
    func responds(to aSelector: Selector!) -> Bool
}
