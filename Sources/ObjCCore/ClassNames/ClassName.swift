/// The module and the nested names of a class, as its Swift name has them.
struct ClassName {
    let module: String?
    let path: [String]

    /// The modules that stand for Apple's frameworks. Their classes go by their bare names, and apps know none of the modules.
    static let frameworkModules = [
        "UIKitCore", "UIKitControls", "UIKitText", "UIKitLists", "UIKitContainers", "UIKit", "QuartzCore", "CoreGraphics",
        "InterfaceBuilder", "ObjectiveC", "ObjCRuntime", "ObjCCore", "Foundation",
    ]

    init(of type: AnyClass) {
        self.init(qualified: _typeName(type, qualified: true))
    }

    /// Reads what apps write: `UIView`, `Module.Class`, `Module.Outer.Inner`.
    init(parsing name: String) {
        self.init(qualified: name)
    }

    private init(qualified name: String) {
        // Generic arguments contain dots of their own; the parts in front of them are enough to tell the module.
        let arguments = name.firstIndex(of: "<").map { String(name[$0...]) } ?? ""
        var parts = name.prefix(name.count - arguments.count).split(separator: ".").map(String.init)
        module = parts.count > 1 ? parts.removeFirst() : nil
        if let last = parts.indices.last { parts[last] += arguments }
        path = parts
    }

    /// `UIView` for a class of a framework, `Module.Class` for others.
    var objectiveCName: String {
        guard let module, !Self.frameworkModules.contains(module) else { return path.joined(separator: ".") }
        return ([module] + path).joined(separator: ".")
    }

    /// The class of that name, if it is loaded.
    func lookUp() -> AnyClass? {
        for module in module.map({ [$0] }) ?? Self.frameworkModules {
            if let type = Self.lookUp(path, in: module) { return type }
        }
        return nil
    }

    /// Tries the kinds that the enclosing types can have, because a mangled name contains them.
    private static func lookUp(_ path: [String], in module: String) -> AnyClass? {
        guard !path.isEmpty, path.count <= 4, path.allSatisfy({ !$0.isEmpty }) else { return nil }
        var prefixes = ["\(module.utf8.count)\(module)"]
        for outer in path.dropLast() {
            prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + "\(outer.utf8.count)\(outer)" + $0 } }
        }
        let last = path[path.count - 1]
        for prefix in prefixes {
            if let type = _typeByName(prefix + "\(last.utf8.count)\(last)C") as? AnyClass { return type }
        }
        return nil
    }
}
