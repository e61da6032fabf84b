import Synchronization

/// Finds types and members of the module being translated and of all modules that it may see.
final class SymbolTable: Sendable {
    private struct Cache: Sendable {
        var symbols: [String: TypeSymbol?] = [:]
        var ancestors: [String: [TypeSymbol]] = [:]
    }

    let moduleName: String
    let kind: ModuleKind
    let foreign: ForeignTypes
    let ownRecords: [TypeRecord]
    let ownSummary: IndexSummary
    private let own: OwnTypes
    private let aliases: [String: String]
    private let moduleNames: Set<String>
    private let cache = Mutex(Cache())

    /// - Parameters:
    ///   - files: the module's own declarations.
    init(moduleName: String, kind: ModuleKind, foreign: ForeignTypes, files: [FileIndex]) {
        self.moduleName = moduleName
        self.kind = kind
        self.foreign = foreign
        let records = files.flatMap(\.records)
        ownRecords = records
        ownSummary = IndexSummary(records)
        var own = OwnTypes()
        for (number, file) in files.enumerated() { own.add(file.records, file: number) }
        self.own = own
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        self.aliases = foreign.modules.reduce(into: aliases) { $0.merge($1.aliases) { first, _ in first } }
        moduleNames = Set(foreign.modules.map(\.moduleName)).union([moduleName, "Foundation", "Swift", "ObjectiveC"])
    }

    // MARK: Types

    /// The type of a name as it is written in a file inside the given types, outermost first.
    func type(named name: String, in scope: [String] = [], file: Int? = nil) -> TypeSymbol? {
        guard !name.isEmpty else { return nil }
        for depth in stride(from: scope.count, through: 0, by: -1) {
            let path = depth == 0 ? name : scope.prefix(depth).joined(separator: ".") + "." + name
            if let file, own.isAmbiguous(path), let symbol = symbol(OwnTypes.key(path, file: file)) { return symbol }
            if let symbol = symbol(path) { return symbol }
            if let target = aliases[path], target != name, let symbol = type(aliasedBy: target, depth: 0) { return symbol }
        }
        return unqualified(name).flatMap { type(named: $0) }
    }

    /// Aliases may form a ring in a program that does not compile.
    private func type(aliasedBy name: String, depth: Int) -> TypeSymbol? {
        if let symbol = symbol(name) { return symbol }
        guard depth < 16, let target = aliases[name] ?? unqualified(name) else { return nil }
        return type(aliasedBy: target, depth: depth + 1)
    }

    /// The name without the module before it; nil if there is none.
    private func unqualified(_ name: String) -> String? {
        guard let dot = name.firstIndex(of: "."), moduleNames.contains(String(name[..<dot])) else { return nil }
        return String(name[name.index(after: dot)...])
    }

    private func symbol(_ path: String) -> TypeSymbol? {
        if let known = cache.withLock({ $0.symbols[path] }) { return known }
        let symbol = makeSymbol(path)
        cache.withLock { $0.symbols[path] = .some(symbol) }
        return symbol
    }

    private func makeSymbol(_ path: String) -> TypeSymbol? {
        if let declaration = own.declarations[path] {
            return TypeSymbol(
                module: moduleName, isOwn: true, isSDK: kind.isSDK, declaration: declaration, extensions: own.extensions[path] ?? [])
        }
        guard let (module, declaration) = foreign.declaration(path) else { return nil }
        return TypeSymbol(
            module: module.moduleName, isOwn: false, isSDK: module.kind.isSDK, declaration: declaration,
            extensions: foreign.extensions(path) + (own.extensions[path] ?? []))
    }

    /// A type and all it inherits from or conforms to, itself first, as far as they are known.
    func ancestors(of type: TypeSymbol) -> [TypeSymbol] {
        let key = type.module + "/" + type.name
        if let known = cache.withLock({ $0.ancestors[key] }) { return known }
        var result: [TypeSymbol] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = [type]
        var position = 0
        while position < waiting.count {
            let next = waiting[position]
            position += 1
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            result.append(next)
            let scope = next.name.split(separator: ".").dropLast().map(String.init)
            waiting += next.inherited.compactMap { self.type(named: $0, in: scope) }
        }
        cache.withLock { $0.ancestors[key] = result }
        return result
    }

    func superclasses(of type: TypeSymbol) -> [TypeSymbol] {
        ancestors(of: type).dropFirst().filter(\.isClass)
    }

    func isSDKModule(_ name: String) -> Bool {
        foreign.modules.contains { $0.moduleName == name && $0.kind.isSDK }
    }

    /// Returns true if the module being translated declares a type of this name outside other types.
    func declaresType(named name: String) -> Bool { own.declarations[name] != nil }

    /// Returns true if a type or an extension of the module being translated has a method of this name.
    /// - Parameter owner: a type whose extensions do not count.
    func declaresMethod(named baseName: String, _ labels: [String], outside owner: String? = nil) -> Bool {
        ownRecords.contains { $0.name != owner && $0.methods.contains { $0.baseName == baseName && $0.labels == labels } }
    }

    /// Returns true if what a class of another module has under a name are overrides in extensions of the module itself.
    func overridesInExtension(_ name: String, of type: TypeSymbol) -> Bool {
        let records = ownRecords.filter { $0.kind == .extension && $0.name == type.name }
        let methods = records.flatMap(\.methods).filter { $0.baseName == name && $0.has(.override) && !$0.has(.dispatched) }
        let properties = records.flatMap(\.properties).filter { $0.name == name && $0.has(.override) && !$0.has(.dispatched) }
        return methods.count + properties.count > 0
            && methods.count + properties.count == type.methods(named: name).count + type.properties.count { $0.name == name }
    }

    /// Returns true if the module itself declares a property or a method of that name in a type, or in an extension of it.
    func declaresMember(named name: String, of type: String) -> Bool {
        ownRecords.contains { record in
            record.name == type
                && (record.methods.contains { $0.baseName == name } || record.properties.contains { $0.name == name })
        }
    }
}
