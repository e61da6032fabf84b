import Foundation

/// The Info.plist of an app that runs where its package was built: the package manager refuses a resource of that name, so it lies among
/// the sources as it does in a project of Xcode.
enum InfoPlistSources {
    private static let folders = ["Sources", "Source", "src", ""]
    private static let skipped: Set<String> = ["Tests", "Pods", "Carthage"]

    /// The file nearest to the sources of the app's target: `NAME-Info.plist` before `Info.plist`, in the folder of that name.
    static func find(for name: String, executableIn folder: URL) -> URL? {
        guard let package = package(around: folder.standardizedFileURL.path) else { return nil }
        let candidates = Self.folders.map { $0.isEmpty ? "\(package)/\(name)" : "\(package)/\($0)/\(name)" }
        return candidates.lazy.compactMap { search($0, for: name) }.first.map { URL(fileURLWithPath: $0) }
    }

    private static func package(around folder: String) -> String? {
        var folder = folder[...]
        while folder.count > 1, let slash = folder.lastIndex(of: "/") {
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return String(folder) }
            folder = folder[..<slash]
        }
        return nil
    }

    /// With paths, and not with URLs and their resource values: each app looks here when it starts, and those take ten times as long.
    private static func search(_ folder: String, for name: String) -> String? {
        let contents = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if let file = ["\(name)-Info.plist", "Info.plist"].first(where: contents.contains) { return "\(folder)/\(file)" }
        return contents.lazy.compactMap { isSearched($0, in: folder) ? search("\(folder)/\($0)", for: name) : nil }.first
    }

    private static func isSearched(_ item: String, in folder: String) -> Bool {
        // A folder with an extension is one of Xcode's packages: a catalog, a localization.
        guard !item.contains("."), !skipped.contains(item) else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(folder)/\(item)", isDirectory: &isFolder) && isFolder.boolValue
    }
}
