import Foundation
import Translator

/// The indexes of compiled modules that a compilation can reach.
package struct IndexFiles: Sendable {
    /// Module name to file; of two modules with one name the one in the folder that the compiler searches first.
    package let paths: [String: String]
    private let sdk: SDK?

    /// Looks for index files in folders. One without its `.swiftmodule` is left over from another time and does not count.
    package init(folders: [String], sdk: SDK? = nil) {
        self.sdk = sdk
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

    /// The file of a module that has an index.
    func path(of index: ModuleIndex) -> String? { paths[index.moduleName] }

    /// Reads the indexes of these modules and of those that they import, in the order of the modules' names.
    ///
    /// No others: a folder may hold modules that are built after this one, or are left over from an earlier build.
    func load(reachedFrom imports: Set<String>, except ownModule: String) throws(DriverError) -> [ModuleIndex] {
        var indexes: [ModuleIndex] = []
        var seen: Set<String> = [ownModule]
        var waiting = Array(imports)
        while let module = waiting.popLast() {
            guard seen.insert(module).inserted, let path = paths[module] else { continue }
            do {
                let index = try ModuleIndex.read(path: path)
                indexes.append(index)
                waiting += index.imports
            } catch {
                discardModule(withIndexAt: path)
                throw DriverError("the index of module \(module) cannot be used: \(error)", remedy: remedy(forIndexAt: path))
            }
        }
        return indexes.sorted { $0.moduleName < $1.moduleName }
    }

    /// Has the package manager build a module of the package again, which it holds to be up to date: its compiled form goes.
    private func discardModule(withIndexAt path: String) {
        guard !isOfSDK(path) else { return }
        unlink((path as NSString).deletingPathExtension + ".swiftmodule")
    }

    private func isOfSDK(_ path: String) -> Bool { sdk.map { path.hasPrefix($0.root + "/") } ?? false }

    private func remedy(forIndexAt path: String) -> String {
        isOfSDK(path) ? "`./forastero sdk` makes a new SDK" : "then build this one"
    }
}
