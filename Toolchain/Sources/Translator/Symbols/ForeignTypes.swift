/// The types of all dependencies by name.
struct ForeignTypes: Sendable {
    private struct Place: Sendable {
        let module: Int
        let record: Int
    }

    /// Those whose names win stand first.
    let modules: [ModuleIndex]
    private let declarations: [String: Place]
    private let extensions: [String: [Place]]

    /// - Parameter imported: modules that the sources import themselves; their names win over those that come through others.
    init(_ dependencies: [ModuleIndex], imported: Set<String>) {
        modules = dependencies.filter { imported.contains($0.moduleName) } + dependencies.filter { !imported.contains($0.moduleName) }
        var declarations: [String: Place] = [:]
        var extensions: [String: [Place]] = [:]
        for (module, dependency) in modules.enumerated() {
            for (record, entry) in dependency.directory.enumerated() {
                let place = Place(module: module, record: record)
                if entry.isExtension {
                    extensions[entry.name, default: []].append(place)
                } else if declarations[entry.name] == nil {
                    declarations[entry.name] = place
                }
            }
        }
        self.declarations = declarations
        self.extensions = extensions
    }

    func declaration(_ path: String) -> (module: ModuleIndex, record: TypeRecord)? {
        declarations[path].map { (modules[$0.module], modules[$0.module].record($0.record)) }
    }

    func extensions(_ path: String) -> [TypeRecord] {
        (extensions[path] ?? []).map { modules[$0.module].record($0.record) }
    }
}
