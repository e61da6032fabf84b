/// The old version of a model and the mapping model that leads from it, in files beside the new version.
struct MigrationFiles {
    let source: NSManagedObjectModel
    let mapping: NSMappingModel

    /// - Returns: nil if the app has no mapping model for the store.
    init?(_ model: NSManagedObjectModel, _ metadata: [String: Any]) {
        guard let version = model.versionURL else { return nil }
        let folder = version.deletingLastPathComponent()
        let urls = MappingModelFile.all(in: folder.deletingLastPathComponent())
        guard !urls.isEmpty, let source = Self.version(ModelFiles.versions(of: folder), metadata),
            let mapping = MappingModelFile.search(folder.deletingLastPathComponent(), source, model)
        else { return nil }
        (self.source, self.mapping) = (source, mapping)
    }

    /// The version that a store was written with.
    static func version(_ urls: [URL], _ metadata: [String: Any]) -> NSManagedObjectModel? {
        urls.lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }.first {
            $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
        }
    }
}
