/// A class whose properties notify observers by hand: the names of their key paths, which those of `dynamic` properties tell by themselves.
///
/// Asked only when a key path comes as a value, so nothing is made for it before.
public protocol _ObjCKeyPathNaming: AnyObject {
    /// The names in Objective-C of the class's own properties and those of the classes above.
    @MainActor static var _objcKeyPathNames: [AnyKeyPath: String] { get }
}
