import Foundation

/// The files of a target that Xcode takes for resources without a declaration, and this system's package manager does not.
struct UndeclaredResources {
    /// Asset catalogs, data models and interface documents. The first two are folders that count as one file.
    private static let extensions: Set<String> = ["xcassets", "xcdatamodeld", "xcdatamodel", "storyboard", "xib"]

    let packageFolder: String

    /// Paths relative to the target's folder, sorted.
    func find(for target: ManifestTarget) -> [String] {
        guard let folder = folder(of: target) else { return [] }
        var found: [String] = []
        search(folder, below: "", skipping: Set((target.excluded + target.resources).map(Self.normalized)), &found)
        return found.sorted()
    }

    /// The folder in which the package manager looks for a target.
    private func folder(of target: ManifestTarget) -> String? {
        let candidates = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(target.name)" }
        return candidates.map { "\(packageFolder)/\($0)" }.first(where: FileManager.default.isFolder)
    }

    private func search(_ folder: String, below prefix: String, skipping: Set<String>, _ found: inout [String]) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
            let path = prefix + name, file = "\(folder)/\(name)"
            if skipping.contains(path) { continue }
            if Self.extensions.contains((name as NSString).pathExtension) {
                found.append(path)
            } else if FileManager.default.isFolder(file), (name as NSString).pathExtension != "lproj" {
                search(file, below: path + "/", skipping: skipping, &found)
            }
        }
    }

    private static func normalized(_ path: String) -> String {
        String(Overlay.withoutDots("/" + path).dropFirst())
    }
}
