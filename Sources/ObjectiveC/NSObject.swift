public import Foundation

/// The root class of translated code: what `class X: NSObject` means in an iOS source.
///
/// It bears this name in a module of this name because the compiler lets a checked `Sendable` class inherit only from a
/// class called `NSObject` of a module called `ObjectiveC` or `Foundation`.
open class NSObject: Foundation.NSObject {}
