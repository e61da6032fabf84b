import Foundation

/// What a protocol inherits whose `init()` classes of other modules have, too, that do not have it as a required one.
public protocol _ObjCInitializable {}

extension _ObjCInitializable {
    /// A new object of the class that is asked, made with its `init()`.
    /// - Precondition: the type is a class that inherits from `NSObject`.
    public init(_objcNew: Void) {
        guard let type = Self.self as? Foundation.NSObject.Type, let made = _objcMake(type) as? Self else {
            fatalError("\(Self.self) cannot be made by init(): it is no subclass of NSObject. Give it an init() of its own.")
        }
        self = made
    }

    /// An object that has been made by the initializer of its own.
    /// - Precondition: it is of the type that is asked.
    public init(_objcMade made: Any) { self = made as! Self }
}
