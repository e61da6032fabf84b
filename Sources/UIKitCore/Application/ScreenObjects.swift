/// Objects that modules above this one keep for a screen: one of each class.
///
/// An object of the process would be seen by all screens of a program, and tests open several.
@MainActor
package struct ScreenObjects {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The screen's object of a class; nil if it has none. It is kept alive.
    package subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}
