import Foundation
import Translator

/// The index that stands beside a `.swiftmodule` that we have compiled.
struct ModuleIndexFile {
    let path: String
    private let modulePath: String

    init(modulePath: String) {
        self.modulePath = modulePath
        path = (modulePath as NSString).deletingPathExtension + "." + ModuleIndex.fileExtension
    }

    var exists: Bool { access(path, F_OK) == 0 }

    /// Writes the index. If it changed, the module gets a new date: build systems then compile the importers again, whose translations
    /// depend on the index, even if the compiler had left the module as it was.
    func write(_ index: ModuleIndex) throws(DriverError) {
        let old = FileState(path: path)
        do {
            try index.write(path: path)
        } catch {
            throw DriverError("\(error)", remedy: "make room and check the folder's permissions")
        }
        if let old, old != FileState(path: path) { utimensat(AT_FDCWD, modulePath, nil, 0) }
    }
}
