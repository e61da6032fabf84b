import Foundation

extension _ObjCRuntime {
    /// The name of a class as Objective-C has it: the name of its `@objc(name)`; `UIView` for a class of ours, whatever
    /// module it stands in; `Module.Class` for others.
    public static func name(of type: AnyClass) -> String {
        if let name = ClassRegistry.name(of: type) { return name }
        return ClassName(of: type).objectiveCName
    }

    /// The class of the given name, in any of the forms that ``name(of:)`` gives.
    public static func classNamed(_ name: String) -> AnyClass? {
        ClassRegistry.classNamed(name) ?? ClassName(parsing: name).lookUp()
    }
}
