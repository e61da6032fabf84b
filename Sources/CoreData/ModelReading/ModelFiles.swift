/// Finds models: folders `NAME.xcdatamodeld` and `NAME.xcdatamodel`, as Xcode keeps them. Nothing compiles them here; in the bundle of a
/// project's app they are called `NAME.momd` and `NAME.mom` all the same, as apps ask for them.
enum ModelFiles {
    private static let endings = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

    /// The model of a name in a bundle.
    static func named(_ name: String, in bundle: Bundle) -> URL? {
        let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        for folder in folders {
            for ending in endings {
                let url = folder.appendingPathComponent("\(name).\(ending)")
                if exists(url) { return url }
            }
        }
        return nil
    }

    /// All models of a bundle, by name.
    static func all(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { endings.contains($0.pathExtension) }
    }

    /// All versions of a model, or the model itself if it has one only.
    static func versions(of url: URL) -> [URL] {
        let folder = source(of: url)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().map { folder.appendingPathComponent($0) }
        return versions.isEmpty ? [url] : versions
    }

    /// The text that a URL stands for: that of the current version, for a folder with several.
    static func contents(of url: URL) throws(ModelFileError) -> URL {
        let folder = source(of: url)
        guard exists(folder) else { throw ModelFileError(path: url.path, reason: "there is no such model") }
        guard folder.pathExtension == "xcdatamodeld" || folder.pathExtension == "momd" else {
            return isFolder(folder) ? folder.appendingPathComponent("contents") : folder
        }
        return try currentVersion(in: folder).appendingPathComponent("contents")
    }

    /// `NAME.momd/VERSION.mom` of a compiled model stands for `NAME.xcdatamodeld/VERSION.xcdatamodel`.
    private static func source(of url: URL) -> URL {
        guard url.pathExtension == "momd" || url.pathExtension == "mom", !exists(url) else { return url }
        let base = url.deletingPathExtension()
        let parent = base.deletingLastPathComponent()
        if url.pathExtension == "mom", parent.pathExtension == "momd" {
            let folder = exists(parent) ? parent : parent.deletingPathExtension().appendingPathExtension("xcdatamodeld")
            return folder.appendingPathComponent(base.lastPathComponent + ".xcdatamodel")
        }
        return endings.lazy.map { base.appendingPathExtension($0) }.first { exists($0) } ?? url
    }

    /// `.xcurrentversion` names the version in force; a folder with one version needs none.
    private static func currentVersion(in folder: URL) throws(ModelFileError) -> URL {
        let file = folder.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return folder.appendingPathComponent(name)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard let name = names.filter({ $0.hasSuffix(".xcdatamodel") }).sorted().first else {
            throw ModelFileError(path: folder.path, reason: "it holds no .xcdatamodel")
        }
        return folder.appendingPathComponent(name)
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
