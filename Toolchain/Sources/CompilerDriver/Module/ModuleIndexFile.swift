import Foundation
import Translator

/// The index that is beside a `.swiftmodule` that we have compiled.
struct ModuleIndexFile {
    let path: String
    private let module: EmittedModule

    init(modulePath: String) {
        module = EmittedModule(path: modulePath)
        path = (modulePath as NSString).deletingPathExtension + "." + ModuleIndex.fileExtension
    }

    var exists: Bool { access(path, F_OK) == 0 }

    /// Writes the index. If it changed, the module gets a new date, since the translations of its importers depend on the index.
    func write(_ index: ModuleIndex) throws(DriverError) {
        let old = FileState(path: path)
        do {
            try index.write(path: path)
        } catch {
            throw DriverError("\(error)", remedy: "make room and check the folder's permissions")
        }
        if let old, old != FileState(path: path) { module.renew() }
    }
}
