import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// Finds sets in the asset catalogs of folders. Catalogs and sets are read once.
final class AssetLibrary: Sendable {
    static let shared = AssetLibrary()

    struct FoundSet: Sendable {
        var folder: String
        var contents: AssetContents
    }

    private struct State {
        var catalogs: [String: AssetCatalog] = [:]
        var sets: [String: FoundSet] = [:]
    }

    private let state = Mutex(State())

    /// The set of a name in the catalogs of a folder; nil where there is none. On any thread.
    func set(_ kind: AssetCatalog.Kind, named name: String, in folder: String) -> FoundSet? {
        guard let path = catalog(of: folder).folder(of: kind, named: name) else { return nil }
        if let known = state.withLock({ $0.sets[path] }) { return known }
        let file = path + "/Contents.json"
        let data = FileManager.default.contents(atPath: file)
        let found = FoundSet(folder: path, contents: AssetContents(data))
        if data == nil { ResourceReport.tell("\(file): the file is missing or cannot be read, so \"\(name)\" has nothing in it.") }
        for problem in found.contents.problems { ResourceReport.tell("\(file): \(problem)") }
        state.withLock { $0.sets[path] = found }
        return found
    }

    private func catalog(of folder: String) -> AssetCatalog {
        if let known = state.withLock({ $0.catalogs[folder] }) { return known }
        let catalog = AssetCatalog(folder: folder)
        for problem in catalog.problems { ResourceReport.tell(problem) }
        state.withLock { $0.catalogs[folder] = catalog }
        return catalog
    }
}
