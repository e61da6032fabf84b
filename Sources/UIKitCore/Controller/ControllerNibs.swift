public import Foundation

/// The loader of controllers' views from nibs. It is in a module above this one, and is found by its name.
@_spi(ForasteroInternal)
@MainActor
public protocol ControllerNibLoading: AnyObject {
    static func hasNib(named name: String, bundle: Bundle?) -> Bool
    /// Makes the objects of a nib, and connects the owner with them.
    /// - Returns: the objects at the top of the nib.
    @discardableResult
    static func loadNib(named name: String, owner: AnyObject, bundle: Bundle?) -> [Any]
}

/// The nibs that belong to controllers by the names of their classes.
@MainActor
enum ControllerNibs {
    /// Nil where the module for nibs is not part of the program.
    static let loader = ClassLookup.find("ControllerNibLoader") as? any ControllerNibLoading.Type

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let bundle: String?
    }
    private static var known: [Key: String?] = [:]

    /// The nib whose name follows from that of a class; nil where there is none. Looked for once for each class.
    ///
    /// `FooView` comes before `FooViewController`; for a class of another kind of name only that is looked for.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
    static func name(for type: UIViewController.Type, bundle: Bundle?, _ loader: any ControllerNibLoading.Type) -> String? {
        let key = Key(type: ObjectIdentifier(type), bundle: bundle?.bundlePath)
        if let name = known[key] { return name }
        let name = candidates(for: _ObjCRuntime.name(of: type)).first { loader.hasNib(named: $0, bundle: bundle) }
        known[key] = .some(name)
        return name
    }

    /// - Parameter className: with the module, which is no part of the file's name. Classes of our own have none, and no nibs.
    static func candidates(for className: String) -> [String] {
        guard let dot = className.lastIndex(of: ".") else { return [] }
        let name = String(className[className.index(after: dot)...])
        let ending = "Controller"
        guard name.hasSuffix(ending), name.count > ending.count else { return [name] }
        return [String(name.dropLast(ending.count)), name]
    }
}

extension UIViewController {
    /// Loads the view from the nib that was named at creation, or from the one that belongs to the class.
    /// - Returns: false where there is neither.
    func loadViewFromNib() -> Bool {
        guard let loader = ControllerNibs.loader,
            let name = nibName ?? ControllerNibs.name(for: type(of: self), bundle: nibBundle, loader)
        else { return false }
        loader.loadNib(named: name, owner: self, bundle: nibBundle)
        if viewIfLoaded == nil {
            fatalError(
                """
                -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view outlet was not set. \
                Connect the outlet "view" of File's Owner, whose class is \(type(of: self)), with a view.
                """)
        }
        return true
    }
}
