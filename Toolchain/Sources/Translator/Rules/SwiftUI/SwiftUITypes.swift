/// What a module has of SwiftUI, of which there is none here.
struct SwiftUITypes: Sendable {
    /// Paths of the types that are left out: views, what modifies and represents them, and what inherits from their controller.
    private(set) var leftOut: Set<String> = []
    /// Some file imports SwiftUI, and the program is not one of its apps: what is made of views alone has nothing to show here, and fails
    /// at its imports.
    private(set) var isLeftOut = false

    init() {}

    /// - Parameter imports: the modules that files of the module import.
    init(_ symbols: SymbolTable, imports: Set<String>) {
        guard imports.contains(SwiftUINames.module), !symbols.isSDKModule(SwiftUINames.module) else { return }
        let types = symbols.ownRecords.filter { $0.kind != .extension }
        guard !types.contains(where: { $0.inherited.contains { Self.isMissing($0, in: [], symbols) && Self.last($0) == "App" } }) else {
            return
        }
        isLeftOut = true
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for type in types where !leftOut.contains(type.name) && needsSwiftUI(type, symbols) {
                leftOut.insert(type.name)
                hasChanged = true
            }
        }
    }

    private func needsSwiftUI(_ type: TypeRecord, _ symbols: SymbolTable) -> Bool {
        let path = type.name.split(separator: ".").map(String.init)
        // What stands in a type that is left out is left out with it.
        if path.indices.dropFirst().contains(where: { leftOut.contains(path[..<$0].joined(separator: ".")) }) { return true }
        return (type.inherited + type.genericParameters.map(\.bound)).contains { name in
            if let found = symbols.type(named: name, in: Array(path.dropLast())) { return found.isOwn && leftOut.contains(found.name) }
            return Self.isMissing(name, in: Array(path.dropLast()), symbols)
        }
    }

    private static func isMissing(_ name: String, in scope: [String], _ symbols: SymbolTable) -> Bool {
        SwiftUINames.hasType(last(name)) && symbols.type(named: name, in: scope) == nil
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
