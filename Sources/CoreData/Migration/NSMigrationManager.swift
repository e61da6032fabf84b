/// Changes a store of one version of a model to another, as a mapping model says: object by object, into a new file.
///
/// All objects are in memory until the new store has been saved. In both contexts they are plain `NSManagedObject`s, whatever classes the
/// models name. Used by one thread.
// apple: https://developer.apple.com/documentation/coredata/nsmigrationmanager
open class NSMigrationManager: Foundation.NSObject, @unchecked Sendable {
    /// The old version: a copy of the given one without classes.
    public let sourceModel: NSManagedObjectModel
    /// The new version: a copy of the given one without classes.
    public let destinationModel: NSManagedObjectModel
    /// What is being followed; nil before and after a migration.
    open private(set) var mappingModel: NSMappingModel!
    /// The context of the old objects.
    open private(set) var sourceContext: NSManagedObjectContext
    /// The context of the new objects.
    open private(set) var destinationContext: NSManagedObjectContext
    /// The mapping whose policy is at work.
    open private(set) var currentEntityMapping = NSEntityMapping()
    /// How far it is, from 0 to 1.
    open private(set) var migrationProgress: Float = 0
    /// Values for policies. Default: nil.
    open var userInfo: [AnyHashable: Any]?
    private var associations = MigrationAssociations()
    private var policies: [(NSEntityMapping, NSEntityMigrationPolicy)] = []
    private var cancellation: (any Error)?

    /// A manager of changes between two versions, which may be the same.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = Self.plain(sourceModel)
        self.destinationModel = Self.plain(destinationModel)
        sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    }

    private static func plain(_ model: NSManagedObjectModel) -> NSManagedObjectModel {
        guard let copy = model.copy() as? NSManagedObjectModel else { return model }
        for entity in copy.entities { entity.managedObjectClassName = "NSManagedObject" }
        return copy
    }

    // MARK: Migrating

    /// Makes a new store of an old one. The old one stays as it is; if it fails there is no new one.
    /// - Throws: an error of the Cocoa domain: 134100 for a store that is not of the source model, 134160 if there is a file at the new place,
    ///   134110 for a mapping that does not fit the models, 134170 for a policy whose class is not there, what policies and validation throw,
    ///   and what it was cancelled with.
    // apple: https://developer.apple.com/documentation/coredata/nsmigrationmanager/migratestore(from:sourcetype:options:with:todestinationurl:destinationtype:destinationoptions:)
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw MigrationFailure.make("there is no mapping model", code: NSMigrationMissingMappingModelError)
        }
        guard !FileManager.default.fileExists(atPath: dURL.path) else {
            throw MigrationFailure.make("there is a file at \(dURL.path)", code: NSMigrationManagerDestinationStoreError)
        }
        guard FileManager.default.fileExists(atPath: sourceURL.path) else {
            throw MigrationFailure.make("there is no store at \(sourceURL.path)", code: NSMigrationManagerSourceStoreError)
        }
        reset()
        mappingModel = mappings
        defer { reset() }
        policies = try MigrationCheck(sourceModel, destinationModel).policies(of: mappings)
        do {
            try open(sourceURL, sStoreType, sOptions, dURL, dStoreType, dOptions)
            try run()
            try destinationContext.save()
        } catch {
            reset()
            for path in StoreFiles.paths(dURL) { try? FileManager.default.removeItem(atPath: path) }
            throw error
        }
        migrationProgress = 1
    }

    private func open(
        _ source: URL, _ sourceType: String, _ sourceOptions: [AnyHashable: Any]?, _ destination: URL, _ destinationType: String,
        _ destinationOptions: [AnyHashable: Any]?
    ) throws {
        let old = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
        var options = sourceOptions ?? [:]
        options[NSReadOnlyPersistentStoreOption] = true
        options[NSMigratePersistentStoresAutomaticallyOption] = nil
        try old.addPersistentStore(ofType: sourceType, configurationName: nil, at: source, options: options)
        let new = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
        try new.addPersistentStore(ofType: destinationType, configurationName: nil, at: destination, options: destinationOptions)
        sourceContext.persistentStoreCoordinator = old
        destinationContext.persistentStoreCoordinator = new
    }

    private func run() throws {
        // 1. Objects, 2. what they lead to, 3. whether that is right.
        try forEach(upTo: 0.6) { mapping, policy in
            try policy.begin(mapping, with: self)
            for object in try sources(of: mapping) {
                try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
                if let cancellation { throw cancellation }
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
        }
        try forEach(upTo: 0.8) { mapping, policy in
            for object in destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil) {
                try policy.createRelationships(forDestination: object, in: mapping, manager: self)
                if let cancellation { throw cancellation }
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
        }
        try forEach(upTo: 0.9) { mapping, policy in try policy.performCustomValidation(forMapping: mapping, manager: self) }
        try forEach(upTo: 0.9) { mapping, policy in try policy.end(mapping, manager: self) }
    }

    private func forEach(upTo end: Float, _ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
        let start = migrationProgress
        for (index, (mapping, policy)) in policies.enumerated() {
            currentEntityMapping = mapping
            try body(mapping, policy)
            if let cancellation { throw cancellation }
            migrationProgress = start + (end - start) * Float(index + 1) / Float(policies.count)
        }
    }

    private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
        guard mapping.mappingType != .removeEntityMappingType, let entity = sourceEntity(for: mapping) else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
        request.includesSubentities = false
        return try sourceContext.fetch(request)
    }

    /// Stops a migration, from a policy: it throws the error.
    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

    /// Forgets all objects, and closes both stores.
    open func reset() {
        associations = MigrationAssociations()
        policies = []
        mappingModel = nil
        cancellation = nil
        migrationProgress = 0
        sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    }

    // MARK: Entities and objects

    /// The entity that a mapping leads from; nil if there is none.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    /// The entity that a mapping leads to; nil if there is none.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    /// Keeps in mind that a new object was made of an old one.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {
        associations.add(sourceInstance, destinationInstance, entityMapping.name)
    }

    /// The objects that a mapping has made of some; all of them for nil.
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        associations.objects(of: mappingName, for: sourceInstances)
    }

    /// The objects of which a mapping has made some; of all of them for nil.
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        associations.sources(of: mappingName, for: destinationInstances)
    }

    /// What was made of some objects, by one mapping or by any.
    func made(of objects: [NSManagedObject], through mappingName: String?) -> [NSManagedObject] {
        let names = mappingName.map { [$0] } ?? policies.compactMap { $0.0.name }
        return objects.flatMap { object in names.flatMap { associations.objects(of: $0, for: [object]) } }
    }
}
