/// A class as the receiver of a message.
///
/// The table of a class also holds its type members that are marked `@objc`, with a `+` before their names; their entries take one
/// of these in place of an object: `_objcM0("+make", "+make()", { (o: _ObjCClassObject) in (o.type as! X.Type).make() })`.
public final class _ObjCClassObject {
    /// The class whose type members the entries call.
    public let type: AnyClass
    init(_ type: AnyClass) { self.type = type }
}

extension _ObjCRuntime {
    /// Returns true if a class has a type member of that name that is marked `@objc`.
    public static func responds(_ type: AnyClass, _ selector: Selector) -> Bool { entry(of: type, selector) != nil }

    /// Sends a message to a class that must understand it.
    /// - Precondition: the class has a type member of that name that is marked `@objc`.
    public static func sendRequired(to type: AnyClass, _ selector: Selector, _ arguments: [Any?]) -> Any? {
        guard let entry = entry(of: type, selector) else {
            fatalError(
                """
                +[\(name(of: type)) \(selector)]: unrecognized selector sent to class. The class and its superclasses have no type \
                member of that name: mark the static or class member with @objc.
                """)
        }
        return entry.invoke(_ObjCClassObject(type), arguments)
    }

    /// An object made with the `init()` that a class declares where its superclass has a convenience initializer of that name; nil where
    /// the class has none, or one that overrides that of the root class.
    public static func newObject(of type: AnyClass) -> AnyObject? {
        guard let entry = ClassRegistry.entry(in: type, selector: newName), let made = entry.invoke(_ObjCClassObject(type), []) else {
            return nil
        }
        return made as AnyObject
    }

    private static let newName = SelectorName.named("+new")

    private static func entry(of type: AnyClass, _ selector: Selector) -> _ObjCEntry? {
        ClassRegistry.entry(in: type, selector: SelectorName.named("+" + selector.name.string))
    }
}
