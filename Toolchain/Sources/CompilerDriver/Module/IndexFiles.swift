import Foundation
import Translator

/// The indexes of compiled modules that a compilation can reach.
struct IndexFiles: Sendable {
    /// Module name to file; of two modules with one name the one in the folder that the compiler searches first.
    let paths: [String: String]

    /// Looks for index files in folders. One without its `.swiftmodule` is left over from another time and does not count.
    init(folders: [String]) {
        let suffix = "." + ModuleIndex.fileExtension
        var paths: [String: String] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where name.hasSuffix(suffix) {
                let module = String(name.dropLast(suffix.count))
                guard paths[module] == nil, access("\(folder)/\(module).swiftmodule", F_OK) == 0 else { continue }
                paths[module] = "\(folder)/\(name)"
            }
        }
        self.paths = paths
    }

    /// Reads the indexes, in the order of the modules' names.
    func load(except ownModule: String) throws(DriverError) -> [ModuleIndex] {
        var indexes: [ModuleIndex] = []
        for (module, path) in paths.sorted(by: { $0.key < $1.key }) where module != ownModule {
            do {
                indexes.append(try ModuleIndex.read(path: path))
            } catch {
                throw DriverError("the index of module \(module) cannot be used: \(error)", remedy: "then build this one")
            }
        }
        return indexes
    }
}
