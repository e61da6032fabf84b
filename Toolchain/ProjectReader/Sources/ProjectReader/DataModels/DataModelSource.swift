import Foundation

/// The Swift that Xcode generates for the entities of a model: classes with their properties, or the properties alone.
struct DataModelSource {
    private let model: DataModel
    private let classes: [String: String]

    /// Nil if no entity asks for it.
    static func text(for model: DataModel) -> String? {
        let source = DataModelSource(model)
        let parts = model.entities.compactMap { source.text(of: $0) }
        return parts.isEmpty ? nil : "import Foundation\nimport CoreData\n\n" + parts.joined(separator: "\n")
    }

    private init(_ model: DataModel) {
        self.model = model
        classes = Dictionary(
            model.entities.map { entity in
                // A dot in front stands for the module of the target.
                let name = entity.attributes["representedClassName"].map { String($0.split(separator: ".").last ?? "") } ?? ""
                return (entity.attributes["name"] ?? "", name.isEmpty ? "NSManagedObject" : name)
            }
        ) { $1 }
    }

    private func text(of entity: MarkupElement) -> String? {
        let kind = entity.attributes["codeGenerationType"]
        guard kind == "class" || kind == "category", let entityName = entity.attributes["name"], let name = classes[entityName],
            Self.isIdentifier(name), name != "NSManagedObject"
        else { return nil }
        let parent = entity.attributes["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
        var lines: [String] = []
        if kind == "class" { lines += ["@objc(\(name))", "public class \(name): \(parent) {}", ""] }
        lines.append("extension \(name) {")
        lines.append(
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entityName)\") }"
        )
        for property in entity.children { lines += declaration(of: property) }
        lines.append("}")
        if parent == "NSManagedObject" { lines += ["", "extension \(name): Identifiable {}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Properties

    private func declaration(of property: MarkupElement) -> [String] {
        guard let name = property.attributes["name"], Self.isIdentifier(name) else { return [] }
        switch property.name {
        case "attribute": return ["    @NSManaged public var \(Self.escaped(name)): \(DataModelType.name(of: property))"]
        case "relationship": return relationship(property, name)
        case "fetchedProperty": return ["    @NSManaged public var \(Self.escaped(name)): [Any]"]
        default: return []
        }
    }

    private func relationship(_ property: MarkupElement, _ name: String) -> [String] {
        let destination = property.attributes["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
        let isToMany = property.attributes["toMany"] == "YES" || (property.attributes["maxCount"].map { $0 != "1" } ?? false)
        guard isToMany else { return ["    @NSManaged public var \(Self.escaped(name)): \(destination)?"] }
        let isOrdered = property.attributes["ordered"] == "YES"
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        return ["    @NSManaged public var \(Self.escaped(name)): \(set)?"]
            + (isOrdered ? orderedMethods(name, destination) : []) + methods(name, destination, set)
    }

    private func methods(_ name: String, _ destination: String, _ set: String) -> [String] {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return [
            "    @objc(add\(capital)Object:) @NSManaged public func addTo\(capital)(_ value: \(destination))",
            "    @objc(remove\(capital)Object:) @NSManaged public func removeFrom\(capital)(_ value: \(destination))",
            "    @objc(add\(capital):) @NSManaged public func addTo\(capital)(_ values: \(set))",
            "    @objc(remove\(capital):) @NSManaged public func removeFrom\(capital)(_ values: \(set))",
        ]
    }

    private func orderedMethods(_ name: String, _ destination: String) -> [String] {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return [
            "    @objc(insertObject:in\(capital)AtIndex:) @NSManaged public func insertInto\(capital)(_ value: \(destination), at idx: Int)",
            "    @objc(removeObjectFrom\(capital)AtIndex:) @NSManaged public func removeFrom\(capital)(at idx: Int)",
            "    @objc(insert\(capital):atIndexes:) @NSManaged public func insertInto\(capital)(_ values: [\(destination)], at indexes: NSIndexSet)",
            "    @objc(remove\(capital)AtIndexes:) @NSManaged public func removeFrom\(capital)(at indexes: NSIndexSet)",
            "    @objc(replaceObjectIn\(capital)AtIndex:withObject:) @NSManaged public func replace\(capital)(at idx: Int, with value: \(destination))",
            "    @objc(replace\(capital)AtIndexes:with\(capital):) @NSManaged public func replace\(capital)(at indexes: NSIndexSet, "
                + "with values: [\(destination)])",
        ]
    }

    // MARK: Names

    /// A model comes from elsewhere: what is no name must not become code.
    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func", "if", "import", "in", "init",
        "is",
        "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "switch", "true", "try",
        "var",
        "where", "while",
    ]

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
