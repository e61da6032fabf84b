import Foundation

/// The folder, among a module's other build products, with the translated sources and what the driver remembers of the module.
///
/// Every file is replaced in one step and only if it changes, so two builds at once do each other no harm.
struct ShadowFolder: Sendable {
    let path: String
    /// True if the folder serves one call only and is removed after it.
    let isTemporary: Bool

    /// Beside the output file map, which is in the module's own build folder; a new folder if there is no map.
    init(outputFileMap: String?) throws(DriverError) {
        if let outputFileMap {
            path = (outputFileMap as NSString).deletingLastPathComponent + "/forastero"
            isTemporary = false
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw DriverError("the folder \(path) cannot be made", remedy: "check the permissions of the build folder")
            }
        } else {
            let folder = FileManager.default.temporaryDirectory.path
            var template = Array((folder + "/forastero-XXXXXX").utf8CString)
            guard let made = mkdtemp(&template) else {
                throw DriverError("no folder can be made in \(folder)", remedy: "set TMPDIR to a folder that can be written")
            }
            path = String(cString: made)
            isTemporary = true
        }
    }

    func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }

    var overlay: String { path + "/overlay.yaml" }
    var statistics: String { path + "/statistics.json" }
    var repairs: String { path + "/repairs.json" }
    var memory: String { path + "/translation.json" }

    /// Where the translation of a source stands; sources of one name in several folders do not collide.
    func translation(of source: String) -> String {
        let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(path)/\(name)-\(StableHash.of(source)).swift"
    }

    /// Brings the folder in line with a translation.
    ///
    /// - Parameter changing: called with a source whose translation is about to change, before anything is written: if we end in between,
    ///   nothing old passes for new.
    func store(_ files: [RewrittenSource], changing: (_ source: String) -> Void) throws(DriverError) {
        unlink(memory)
        var overlay = Overlay()
        var kept: Set<String> = []
        for file in files {
            let target = translation(of: file.path)
            let old = AtomicFile.read(target)
            if old != file.text { changing(file.path) }
            if let text = file.text {
                if old != text { try AtomicFile.write(text, to: target) }
                overlay.replace(file.path, by: target)
                kept.insert(target)
            }
        }
        try AtomicFile.write(overlay.text, to: self.overlay)
        removeTranslations(except: kept)
    }

    /// Removes translations of sources that have gone or need none any more.
    private func removeTranslations(except kept: Set<String>) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(".swift") {
            let file = "\(path)/\(name)"
            if !kept.contains(file) { unlink(file) }
        }
    }
}
