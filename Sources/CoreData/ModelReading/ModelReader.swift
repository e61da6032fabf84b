/// Makes a model of the text that Xcode writes for it.
struct ModelReader {
    private let path: String
    private let root: ModelElement
    private var entities: [String: NSEntityDescription] = [:]

    static func read(_ url: URL, into model: NSManagedObjectModel) throws(ModelFileError) {
        let file = try ModelFiles.contents(of: url)
        var reader = try ModelReader(file)
        try reader.fill(model)
        model.versionURL = file.lastPathComponent == "contents" ? file.deletingLastPathComponent() : file
    }

    private init(_ file: URL) throws(ModelFileError) {
        path = file.path
        root = try ModelDocument(file).root
        guard root.name == "model" else { throw ModelFileError(path: path, line: root.line, reason: "it is no model but <\(root.name)>") }
    }

    private mutating func fill(_ model: NSManagedObjectModel) throws(ModelFileError) {
        let elements = root.children("entity")
        for element in elements {
            let name = try required("name", of: element)
            guard entities[name] == nil else { throw problem(element, "there are two entities \(name)") }
            entities[name] = try entity(element, name)
        }
        try inherit(elements)
        try connect(elements)
        model.entities = elements.compactMap { $0["name"] }.compactMap { entities[$0] }
        for element in elements { try addIndexes(element) }
        if let identifier = root["userDefinedModelVersionIdentifier"], !identifier.isEmpty { model.versionIdentifiers = [identifier] }
        addConfigurations(to: model)
        try addTemplates(to: model)
    }

    // MARK: Entities

    private func entity(_ element: ModelElement, _ name: String) throws(ModelFileError) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = element.isTrue("isAbstract")
        entity.renamingIdentifier = element["elementID"]
        entity.versionHashModifier = element["versionHashModifier"]
        entity.userInfo = userInfo(element)
        var properties: [NSPropertyDescription] = []
        for child in element.children {
            switch child.name {
            case "attribute": properties.append(try attribute(child))
            case "relationship": properties.append(try relationship(child))
            case "fetchedProperty": properties.append(try fetchedProperty(child))
            default: break
            }
        }
        entity.properties = properties
        entity.uniquenessConstraints = element.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }
            .map { $0.children("constraint").compactMap { $0["value"] } }
        return entity
    }

    private func inherit(_ elements: [ModelElement]) throws(ModelFileError) {
        var below: [String: [NSEntityDescription]] = [:]
        var parents: [String: String] = [:]
        for element in elements {
            guard let parent = element["parentEntity"], let name = element["name"], let entity = entities[name] else { continue }
            guard entities[parent] != nil else { throw problem(element, "the parent entity \(parent) is not there") }
            below[parent, default: []].append(entity)
            parents[name] = parent
            var next = parent
            while let above = parents[next] {
                guard above != name, next != name else { throw problem(element, "the entity \(name) inherits from itself") }
                next = above
            }
            guard parent != name else { throw problem(element, "the entity \(name) inherits from itself") }
        }
        for (name, subentities) in below { entities[name]?.subentities = subentities }
    }

    private func connect(_ elements: [ModelElement]) throws(ModelFileError) {
        for element in elements {
            for child in element.children("relationship") {
                guard let owner = entities[element["name"] ?? ""], let name = child["name"],
                    let relationship = owner.propertiesByName[name] as? NSRelationshipDescription
                else { continue }
                let destination = child["destinationEntity"] ?? ""
                guard let entity = entities[destination] else { throw problem(child, "the destination entity \(destination) is not there") }
                relationship.destinationEntity = entity
                guard let inverse = child["inverseName"] else { continue }
                let side = child["inverseEntity"].flatMap { entities[$0] } ?? entity
                relationship.inverseRelationship = side.propertiesByName[inverse] as? NSRelationshipDescription
            }
        }
    }

    private func addIndexes(_ element: ModelElement) throws(ModelFileError) {
        guard let entity = entities[element["name"] ?? ""] else { return }
        entity.indexes = element.children("fetchIndex").map { index in
            let members = index.children("fetchIndexElement").compactMap { member -> NSFetchIndexElementDescription? in
                guard let property = entity.propertiesByName[member["property"] ?? ""] else { return nil }
                let description = NSFetchIndexElementDescription(
                    property: property, collationType: member["type"] == "RTree" ? .rTree : .binary)
                description.isAscending = member["order"] != "descending"
                return description
            }
            return NSFetchIndexDescription(name: index["name"] ?? "", elements: members)
        }
    }

    // MARK: Properties

    private func fill(_ property: NSPropertyDescription, _ element: ModelElement) throws(ModelFileError) {
        property.name = try required("name", of: element)
        property.isOptional = element.isTrue("optional")
        property.isTransient = element.isTrue("transient")
        property.isIndexed = element.isTrue("indexed")
        property.renamingIdentifier = element["elementID"]
        property.versionHashModifier = element["versionHashModifier"]
        property.userInfo = userInfo(element)
    }

    private func attribute(_ element: ModelElement) throws(ModelFileError) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        try fill(attribute, element)
        let type = element["attributeType"] ?? "Undefined"
        guard let known = ModelAttributeTypes.named(type) else { throw problem(element, "there is no type of attribute \"\(type)\"") }
        attribute.attributeType = known
        attribute.valueTransformerName = element["valueTransformerName"]
        attribute.attributeValueClassName = element["customClassName"]
        attribute.allowsExternalBinaryDataStorage = element.isTrue("allowsExternalBinaryDataStorage")
        let text = known == .dateAttributeType ? element["defaultDateTimeInterval"] : element["defaultValueString"]
        if let text {
            guard let value = ModelAttributeTypes.value(text, as: known) else { throw problem(element, "\"\(text)\" is no \(type)") }
            attribute.defaultValue = value
        }
        let limits = ModelLimits(element, known)
        if !limits.predicates.isEmpty {
            attribute.setValidationPredicates(limits.predicates, withValidationWarnings: limits.warnings)
        }
        return attribute
    }

    private func relationship(_ element: ModelElement) throws(ModelFileError) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        try fill(relationship, element)
        relationship.maxCount = element["maxCount"].flatMap { Int($0) } ?? (element.isTrue("toMany") ? 0 : 1)
        relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
        relationship.isOrdered = element.isTrue("ordered")
        switch element["deletionRule"] {
        case "Cascade": relationship.deleteRule = .cascadeDeleteRule
        case "Deny": relationship.deleteRule = .denyDeleteRule
        case "No Action": relationship.deleteRule = .noActionDeleteRule
        default: relationship.deleteRule = .nullifyDeleteRule
        }
        return relationship
    }

    private func fetchedProperty(_ element: ModelElement) throws(ModelFileError) -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        try fill(property, element)
        if let request = element.children("fetchRequest").first { property.fetchRequest = try self.request(request) }
        return property
    }

    private func userInfo(_ element: ModelElement) -> [AnyHashable: Any] {
        let entries = element.children("userInfo").flatMap { $0.children("entry") }
        return Dictionary(entries.compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }) { $1 }
    }

    // MARK: Besides

    private func addConfigurations(to model: NSManagedObjectModel) {
        for element in root.children("configuration") {
            let members = element.children("memberEntity").compactMap { $0["name"] }.compactMap { entities[$0] }
            model.setEntities(members, forConfigurationName: element["name"] ?? "")
        }
    }

    private func addTemplates(to model: NSManagedObjectModel) throws(ModelFileError) {
        for element in root.children("fetchRequest") {
            model.setFetchRequestTemplate(try request(element), forName: try required("name", of: element))
        }
    }

    private func request(_ element: ModelElement) throws(ModelFileError) -> NSFetchRequest<any NSFetchRequestResult> {
        let name = element["entity"] ?? ""
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: name)
        if let format = element["predicateString"], !format.isEmpty {
            guard let predicate = NSPredicate._parsed(format) else { throw problem(element, "the predicate \"\(format)\" cannot be read") }
            request.predicate = predicate
        }
        request.fetchLimit = element["fetchLimit"].flatMap { Int($0) } ?? 0
        request.fetchBatchSize = element["fetchBatchSize"].flatMap { Int($0) } ?? 0
        return request
    }

    private func required(_ attribute: String, of element: ModelElement) throws(ModelFileError) -> String {
        guard let value = element[attribute], !value.isEmpty else { throw problem(element, "<\(element.name)> has no \(attribute)") }
        return value
    }

    private func problem(_ element: ModelElement, _ reason: String) -> ModelFileError {
        ModelFileError(path: path, line: element.line, reason: reason)
    }
}
