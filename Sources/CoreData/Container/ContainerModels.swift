/// Finds the model of a container by its name.
enum ContainerModels {
    /// In the main bundle, then in the bundles that lie beside it: a package keeps the resources of a module in one of its own.
    static func url(_ name: String) -> URL? {
        if let url = ModelFiles.named(name, in: .main) { return url }
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return bundles.lazy.compactMap { Bundle(path: folder.appendingPathComponent($0).path) }.compactMap {
            ModelFiles.named(name, in: $0)
        }.first
    }
}
