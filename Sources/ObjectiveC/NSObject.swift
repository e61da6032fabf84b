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

    /// What is attached to the object, if anything is or if `creating` says so.
    public final func _objcExtras(creating: Bool) -> _ObjCExtras? {
        extrasSlot.extras(creating: creating)
    }

    /// Whether the object answers a message of the given name. Nil is answered by nothing.
    @preconcurrency @MainActor
    open func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { _ObjCRuntime.responds(self, $0) } ?? false
    }
}
