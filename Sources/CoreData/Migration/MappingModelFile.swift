/// Reads a mapping model as Xcode keeps it: a folder with an `xcmapping.xml`, which lists objects and, by their IDs, how they belong together.
struct MappingModelFile {
    private let path: String
    private var objects: [String: [ModelElement]] = [:]
    /// The mappings of properties, by the ID of the entity's mapping.
    private var properties: [String: [ModelElement]] = [:]
    private(set) var mappings: [NSEntityMapping] = []
    private(set) var versionNames: (source: String, destination: String)?

    init(_ url: URL) throws(ModelFileError) {
        let file = Self.contents(of: url)
        path = file.path
        let root = try ModelDocument(file).root
        guard root.name == "database" else {
            throw ModelFileError(path: path, line: root.line, reason: "it is no mapping model but <\(root.name)>")
        }
        for object in root.children("object") {
            objects[Self.kind(object), default: []].append(object)
            let owner = object.children("relationship").first { $0["name"]?.lowercased() == "entitymapping" }?["idrefs"]
            if let owner, !owner.isEmpty { properties[owner, default: []].append(object) }
        }
        guard let model = objects["XDDEVMAPPINGMODEL"]?.first else {
            throw ModelFileError(path: path, line: root.line, reason: "it holds no mapping model")
        }
        if let source = Self.value("sourcemodelpath", of: model), let destination = Self.value("destinationmodelpath", of: model) {
            versionNames = ((source as NSString).lastPathComponent, (destination as NSString).lastPathComponent)
        }
        let elements = (objects["XDDEVENTITYMAPPING"] ?? []).sorted { Self.number($0) < Self.number($1) }
        for element in elements { mappings.append(try entityMapping(element)) }
    }

    // MARK: Files

    /// The mapping models of a folder, by name.
    static func all(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let models = names.filter { $0.hasSuffix(".xcmappingmodel") || $0.hasSuffix(".cdm") }
        return models.sorted().map { folder.appendingPathComponent($0) }
    }

    /// The mapping model in a folder that leads from one version to another.
    static func search(_ folder: URL, _ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) -> NSMappingModel? {
        all(in: folder).lazy.compactMap { NSMappingModel(contentsOf: $0) }.first { model in
            if let names = model.versionNames, let from = source.versionURL, let to = destination.versionURL {
                return names.source == from.lastPathComponent && names.destination == to.lastPathComponent
            }
            return (try? MigrationCheck(source, destination).policies(of: model)) != nil
        }
    }

    private static func contents(of url: URL) -> URL {
        let isCompiledName = url.pathExtension == "cdm" && !FileManager.default.fileExists(atPath: url.path)
        let folder = isCompiledName ? url.deletingPathExtension().appendingPathExtension("xcmappingmodel") : url
        return folder.pathExtension == "xml" ? folder : folder.appendingPathComponent("xcmapping.xml")
    }

    // MARK: Objects

    private static func kind(_ object: ModelElement) -> String { (object["type"] ?? "").uppercased() }

    private static func value(_ name: String, of object: ModelElement) -> String? {
        object.children("attribute").first { $0["name"]?.lowercased() == name }?.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func number(_ object: ModelElement) -> Int { value("mappingnumber", of: object).flatMap { Int($0) } ?? 0 }

    private func entityMapping(_ element: ModelElement) throws(ModelFileError) -> NSEntityMapping {
        let mapping = NSEntityMapping()
        mapping.sourceEntityName = Self.value("sourcename", of: element)
        mapping.destinationEntityName = Self.value("destinationname", of: element)
        if let name = Self.value("name", of: element), !name.isEmpty { mapping.name = name }
        if mapping.sourceEntityName == nil {
            mapping.mappingType = .addEntityMappingType
        } else if mapping.destinationEntityName == nil {
            mapping.mappingType = .removeEntityMappingType
        }
        mapping.entityMigrationPolicyClassName = Self.value("migrationpolicyclassname", of: element)
        if let filter = Self.value("sourcefilterpredicatestring", of: element), !filter.isEmpty, filter != "TRUEPREDICATE" {
            throw ModelFileError(path: path, line: element.line, reason: "the filter \"\(filter)\" of a mapping is not followed here")
        }
        mapping.attributeMappings = try properties("XDDEVATTRIBUTEMAPPING", of: element) { element, name throws(ModelFileError) in
            MappedValue.attribute(name, try keyPath(element) ?? name)
        }
        mapping.relationshipMappings = try properties("XDDEVRELATIONSHIPMAPPING", of: element) { element, name throws(ModelFileError) in
            MappedValue.relationship(name, try keyPath(element) ?? name, through: Self.value("sourcemappingname", of: element))
        }
        return mapping
    }

    private func properties(
        _ kind: String, of owner: ModelElement, _ make: (ModelElement, String) throws(ModelFileError) -> NSPropertyMapping
    ) throws(ModelFileError) -> [NSPropertyMapping] {
        var mappings: [NSPropertyMapping] = []
        for element in properties[owner["id"] ?? ""] ?? [] where Self.kind(element) == kind {
            guard let name = Self.value("name", of: element), !name.isEmpty else { continue }
            mappings.append(try make(element, name))
        }
        return mappings.sorted { $0.name ?? "" < $1.name ?? "" }
    }

    private func keyPath(_ element: ModelElement) throws(ModelFileError) -> String? {
        if Self.value("valueexpressiondata", of: element) != nil, Self.value("autogenerateexpression", of: element) != "1" {
            let name = Self.value("name", of: element) ?? ""
            throw ModelFileError(
                path: path, line: element.line, reason: "the value of \(name) is an archived expression, which cannot be read")
        }
        guard let path = Self.value("sourcekeypath", of: element), !path.isEmpty else { return nil }
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isPlain else { throw ModelFileError(path: self.path, line: element.line, reason: "\(path) is the name of no property") }
        return path
    }
}
