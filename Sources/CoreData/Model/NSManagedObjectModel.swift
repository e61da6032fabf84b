/// The kinds of objects: a set of entities, made in code or read from the folder of a model.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
open class NSManagedObjectModel: Foundation.NSObject, NSCopying, @unchecked Sendable {
    private var known: [NSEntityDescription] = []
    private var configurationMembers: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// Names of this version of the model. Default: none.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// Texts for the names of entities and properties. Default: nil.
    open var localizationDictionary: [String: String]?

    /// The folder of the version that the model was read from; nil if it was made in code, or of several.
    var versionURL: URL?

    public override init() { super.init() }

    /// Reads a model: a folder `.xcdatamodeld`, of which the current version counts, or one `.xcdatamodel`, or the file in it.
    ///
    /// The name of a compiled model, `.momd` or `.mom`, stands for the folder of that name beside it.
    /// - Returns: nil if there is none, or it cannot be read. Why is written to standard error.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel/init(contentsof:)
    public convenience init?(contentsOf url: URL) {
        self.init()
        do throws(ModelFileError) {
            try ModelReader.read(url, into: self)
        } catch {
            ModelReport.say(error)
            return nil
        }
    }

    /// All models of some bundles as one; those of the main bundle if none are given.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel/mergedmodel(from:)
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [Bundle.main]).flatMap { ModelFiles.all(in: $0) }
        let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// The version of a model, of some bundles or the main one, that a store with such metadata was written with; nil if there is none.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel/mergedmodel(from:forstoremetadata:)
    open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        let urls = (bundles ?? [Bundle.main]).flatMap { ModelFiles.all(in: $0) }.flatMap { ModelFiles.versions(of: $0) }
        return MigrationFiles.version(urls, metadata)
    }

    /// The entities of several models as one model.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        if models.count == 1 { versionURL = models[0].versionURL }
        let copies = models.compactMap { $0.copy() as? NSManagedObjectModel }
        var names: Set<String> = []
        entities = copies.flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
        for copy in copies {
            templates.merge(copy.templates) { first, _ in first }
            for (name, members) in copy.configurationMembers { setEntities(members, forConfigurationName: name) }
        }
    }

    // MARK: Entities

    /// The entities. Default: none.
    open var entities: [NSEntityDescription] {
        get { known }
        set {
            _require(
                !isFrozen,
                "Can't modify an immutable model. It is in use by a persistent store coordinator: change a copy of it before that is made.")
            known = newValue
            for entity in known { entity.managedObjectModel = self }
        }
    }

    /// They, by name.
    open var entitiesByName: [String: NSEntityDescription] {
        if isFrozen, let frozenNames { return frozenNames }
        return Dictionary(known.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// A number for each entity, made of all that decides how its objects are stored.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    // MARK: Configurations

    /// The names of the sets of entities that have one. One store may hold one configuration only.
    open var configurations: [String] { configurationMembers.keys.sorted() }

    /// The entities of a configuration; all for nil and for "PF_DEFAULT_CONFIGURATION_NAME".
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return known }
        return configurationMembers[configuration]
    }

    /// Gives a set of entities a name.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationMembers[configuration] = entities
    }

    // MARK: Templates of requests

    /// The requests that the model brings, by name.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// Gives a request a name.
    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        templates[name] = fetchRequestTemplate
    }

    /// The request of a name; nil if there is none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

    /// A copy of the request of a name, with values in place of the variables of its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
        copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
        return copy
    }

    // MARK: Versions

    /// Returns true if a store with such metadata has been written with this model.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        let own = Dictionary((entities(forConfigurationName: configuration) ?? []).map { ($0.name ?? "", $0.versionHash) }) { $1 }
        return stored == own
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        ModelCopy(self).fill(copy)
        copy.versionIdentifiers = versionIdentifiers
        copy.versionURL = versionURL
        for (name, request) in templates { copy.templates[name] = request.copy() as? NSFetchRequest<any NSFetchRequestResult> }
        return copy
    }

    // MARK: Internal

    /// True if a coordinator uses the model: it does not change any more.
    private(set) var isFrozen = false
    private var frozenNames: [String: NSEntityDescription]?
    private var frozenClasses: [ObjectIdentifier: NSEntityDescription] = [:]

    /// Called when a coordinator begins to use the model.
    func freeze() {
        guard !isFrozen else { return }
        frozenNames = entitiesByName
        for entity in known { entity.isFrozen = true }
        isFrozen = true
        for entity in known {
            // Of several entities with one class, none is that of the class, except the one that bears its name.
            let id = ObjectIdentifier(entity.layout.managedClass)
            if frozenClasses[id] == nil || entity.managedObjectClassName.hasSuffix(entity.name ?? "?") { frozenClasses[id] = entity }
        }
        LoadedModels.add(self)
    }

    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { frozenClasses[ObjectIdentifier(type)] }
}
