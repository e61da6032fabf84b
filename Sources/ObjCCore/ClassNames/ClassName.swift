/// The name under which Objective-C knows a class.
enum ClassName {
    /// The modules that stand for Apple's frameworks. Their classes go by their bare names, and apps know none of the modules.
    private static let frameworkModules = [
        "UIKitCore", "UIKitGraphics", "UIKitMenus", "UIKitBars", "TextKit", "UIKitLayout", "UIKitAnimators", "UIKitInteractions",
        "UIKitDynamics",
        "UIKitViews", "UIKitAccessibility", "UIKitPresentation", "UIKitTextInput", "UIKitKeyboard",
        "UIKitControls", "UIKitText", "UIKitLists", "UIKitCollections", "UIKitContainers", "UIKitSharing", "ItemProvider",
        "UIKitDrive", "UIKit", "QuartzCore", "CoreGraphics",
        "InterfaceBuilder", "ObjectiveC", "ObjCRuntime", "ObjCCore", "Foundation", "XCTest", "XCUIAutomation",
        "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "Contacts", "ContactsUI", "CoreLocation", "CoreMotion",
        "CoreHaptics", "CoreSpotlight", "EventKit", "GameplayKit", "Speech",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "PDFKit", "Photos", "PhotosUI", "SafariServices", "SpriteKit",
        "WatchConnectivity",
        "WebKit",
        "StoreKit", "UserNotifications", "CoreData",
    ]

    /// `UIView` for a class of a framework, `Module.Class` for others, `_TtCV6Module5Outer5Inner` for a nested one.
    ///
    /// The letters of the last form say what each of the types is: `C` a class, `V` a structure, `O` an enumeration. An
    /// instance of a generic class goes by its Swift name. Private classes go without what makes their names unique.
    static func of(_ type: AnyClass) -> String {
        let swiftName = _typeName(type, qualified: true)
        if swiftName.contains("<") { return swiftName }
        let contexts = TypeContext.path(of: type)
        guard let module = contexts.first, module.kind == .module, contexts.count > 1 else { return swiftName }
        if frameworkModules.contains(module.name) { return appleName(contexts.dropFirst().map(\.name).joined(separator: ".")) }
        if contexts.count == 2 { return "\(module.name).\(contexts[1].name)" }
        let kinds = contexts.dropFirst().reversed().map { letter(of: $0.kind) }.joined()
        return "_Tt" + kinds + contexts.map { "\($0.name.utf8.count)\($0.name)" }.joined()
    }

    /// Classes that replace one of Foundation bear its name with an underscore, `_NSExpression`.
    private static func appleName(_ name: String) -> String {
        name.hasPrefix("_NS") ? String(name.dropFirst()) : name
    }

    private static func letter(of kind: TypeContext.Kind) -> String {
        switch kind {
        case .structure: "V"
        case .enumeration: "O"
        default: "C"
        }
    }

    /// The class of a name in any of those forms, or `Module.Outer.Inner`; nil if no such class is loaded.
    static func lookUp(_ name: String) -> AnyClass? {
        if name.hasPrefix("_Tt") { return (_typeByName(name) as? AnyClass) ?? lookUpNested(name) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, let type = lookUp(Array(parts.dropFirst()), in: parts[0]) { return type }
        return frameworkModules.lazy.compactMap { lookUp(parts, in: $0) }.first
    }

    /// Tries the kinds that the types around the class can be, because a mangled name contains them.
    private static func lookUp(_ path: [String], in module: String) -> AnyClass? {
        guard path.count <= 4, path.allSatisfy({ !$0.isEmpty }), let last = path.last, !module.isEmpty else { return nil }
        guard path.count > 1 else { return ClassIndex.find(last, in: module) }
        guard ClassIndex.hasType(path[0], in: module) else { return nil }
        var prefixes = [mangled(module)]
        for outer in path.dropLast() {
            prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + mangled(outer) + $0 } }
        }
        return prefixes.lazy.compactMap { _typeByName($0 + mangled(last) + "C") as? AnyClass }.first
    }

    /// Reads `_TtCV6Module5Outer5Inner`.
    private static func lookUpNested(_ name: String) -> AnyClass? {
        let kinds = name.dropFirst(3).prefix { $0.isLetter }
        var rest = name.dropFirst(3 + kinds.count)
        var names: [Substring] = []
        while let count = Int(rest.prefix { $0.isNumber }), count > 0 {
            rest = rest.drop { $0.isNumber }
            guard rest.utf8.count >= count else { return nil }
            let end = rest.utf8.index(rest.startIndex, offsetBy: count)
            names.append(rest[..<end])
            rest = rest[end...]
        }
        guard rest.isEmpty, names.count == kinds.count + 1 else { return nil }
        let types = zip(names.dropFirst(), kinds.reversed()).map { mangled(String($0)) + String($1) }
        return _typeByName(mangled(String(names[0])) + types.joined()) as? AnyClass
    }

    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
