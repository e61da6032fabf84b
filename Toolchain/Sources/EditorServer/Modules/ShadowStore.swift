import CompilerDriver
import Foundation

/// The translations of files that are not open, for the language server's own compiler: it sees them under the names of the sources.
struct ShadowStore {
    let folder: String
    private var written: [String: String] = [:]

    /// One folder for each workspace, among the caches.
    init(workspace: String) {
        let variables = ProcessInfo.processInfo.environment
        let named = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let caches = named ?? (variables["HOME"] ?? "/tmp") + "/.cache"
        folder = "\(caches)/forastero/editor/\((workspace as NSString).lastPathComponent)-\(StableHash.of(workspace))"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Our compiler leaves out an overlay of this name: it makes its own.
    var overlay: String { folder + "/" + Overlay.editorName }

    /// Takes the translation of a file; nil if it stays as it is.
    /// - Returns: whether anything changed.
    @discardableResult
    mutating func set(_ text: [UInt8]?, for path: String) -> Bool {
        guard let text else { return written.removeValue(forKey: path) != nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let target = "\(folder)/\(name)-\(StableHash.of(path)).swift"
        let isNew = written.updateValue(target, forKey: path) == nil
        return ((try? AtomicFile.write(text, to: target)) ?? false) || isNew
    }

    mutating func remove(_ path: String) {
        if let file = written.removeValue(forKey: path) { unlink(file) }
    }

    func writeOverlay() {
        var overlay = Overlay()
        for (path, file) in written.sorted(by: { $0.key < $1.key }) {
            overlay.replace(path, by: file)
            // Where sources are links, the language server looks for what they lead to.
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            if real != path { overlay.replace(real, by: file) }
        }
        _ = try? AtomicFile.write(overlay.text, to: self.overlay)
    }
}
