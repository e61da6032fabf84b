/// Says how the objects of one version of a model become those of another.
// apple: https://developer.apple.com/documentation/coredata/nsmappingmodel
open class NSMappingModel: Foundation.NSObject, @unchecked Sendable {
    /// One for each entity, in the order in which they are done. Default: none.
    open var entityMappings: [NSEntityMapping]! = []
    /// They, by name.
    open var entityMappingsByName: [String: NSEntityMapping] { Dictionary(entityMappings.map { ($0.name, $0) }) { $1 } }
    /// The file names of the versions that the file says it leads from and to; nil if it says nothing.
    var versionNames: (source: String, destination: String)?

    public override init() { super.init() }

    /// Reads a folder `NAME.xcmappingmodel` as Xcode keeps it; `NAME.cdm` stands for the one beside it.
    ///
    /// Expressions that the file spells out are archives that cannot be read: those of a same name, and of relationships, can.
    /// - Returns: nil if it cannot be read. Why is written to standard error.
    // apple: https://developer.apple.com/documentation/coredata/nsmappingmodel/init(contentsof:)
    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init()
        do throws(ModelFileError) {
            let file = try MappingModelFile(url)
            entityMappings = file.mappings
            versionNames = file.versionNames
        } catch {
            ModelReport.say(error)
            return nil
        }
    }

    /// The mapping model in some bundles that leads from one version to another; in the main bundle if none are given. Nil if there is none.
    // apple: https://developer.apple.com/documentation/coredata/nsmappingmodel/init(from:forsourcemodel:destinationmodel:)
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
    ) {
        guard let sourceModel, let destinationModel else { return nil }
        let folders = (bundles ?? [.main]).compactMap(\.resourceURL)
        let found = folders.lazy.compactMap { MappingModelFile.search($0, sourceModel, destinationModel) }.first
        guard let found else { return nil }
        self.init()
        entityMappings = found.entityMappings
        versionNames = found.versionNames
    }

    /// What can be found by comparing two versions: properties and entities that are new, gone, or renamed by their renaming identifier.
    /// - Throws: 134190 for an attribute of another type, and for one that must have a value and gets none.
    // apple: https://developer.apple.com/documentation/coredata/nsmappingmodel/inferredmappingmodel(forsourcemodel:destinationmodel:)
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let model = NSMappingModel()
        model.entityMappings = try InferredMapping(sourceModel, destinationModel).mappings()
        return model
    }
}
