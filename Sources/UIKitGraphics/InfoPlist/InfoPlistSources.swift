import Foundation

/// The Info.plist of an app that runs where its package was built: the package manager refuses a resource of that name, so it lies among
/// the sources as it does in a project of Xcode.
enum InfoPlistSources {
    private static let folders = ["Sources", "Source", "src", ""]
    private static let skipped: Set<String> = ["Tests", "Pods", "Carthage"]

    /// The file nearest to the sources of the app's target: `NAME-Info.plist` before `Info.plist`, in the folder of that name.
    static func find(for name: String, executableIn folder: URL) -> URL? {
        guard let package = package(around: folder) else { return nil }
        let candidates = Self.folders.map {
            $0.isEmpty ? package.appendingPathComponent(name) : package.appendingPathComponent("\($0)/\(name)")
        }
        return candidates.lazy.compactMap { search($0, for: name) }.first
    }

    private static func package(around folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func search(_ folder: URL, for name: String) -> URL? {
        for file in ["\(name)-Info.plist", "Info.plist"] {
            let url = folder.appendingPathComponent(file)
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        let keys: Set<URLResourceKey> = [.isDirectoryKey]
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        let inner = contents.filter { url in
            let isFolder = (try? url.resourceValues(forKeys: keys).isDirectory) ?? false
            // A folder with an extension is one of Xcode's packages: a catalog, a localization.
            return isFolder && url.pathExtension.isEmpty && !url.lastPathComponent.hasPrefix(".")
                && !skipped.contains(url.lastPathComponent)
        }
        return inner.sorted { $0.path < $1.path }.lazy.compactMap { search($0, for: name) }.first
    }
}
