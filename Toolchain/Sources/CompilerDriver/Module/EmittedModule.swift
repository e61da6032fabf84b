import Foundation

/// The `.swiftmodule` that a compilation has left.
struct EmittedModule {
    let path: String

    /// Gives the file a new date: build systems then compile its importers again, though the compiler left it as it was.
    func renew() {
        utimensat(AT_FDCWD, path, nil, 0)
    }

    /// Gives the file a new date if one of these modules is newer.
    ///
    /// A module that hands another one on (`@_exported import`, or a superclass from there) need not change when that one does, and then
    /// keeps its date. Build systems look at the dates of the modules that a target imports itself: its importers would never be compiled
    /// again, and would go on calling methods at the vtable slots that they had in the old class.
    func renew(ifOlderThan modules: Set<String>, in folders: [String]) {
        guard let own = FileState(path: path) else { return }
        let isOld = modules.contains { module in
            let states = folders.lazy.compactMap { FileState(path: "\($0)/\(module).swiftmodule") }
            return states.first.map { $0.isNewer(than: own) } ?? false
        }
        if isOld { renew() }
    }
}
