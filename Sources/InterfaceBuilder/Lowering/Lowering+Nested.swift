// Nibs inside of a nib: cells of which a table makes copies.
extension Lowering {
    /// A nib inside this one.
    struct Nested {
        /// The object that stands for it.
        let nib: KeyedObjectGraph.ID
        /// The ids of what it refers to outside itself.
        let externalIDs: [String]
    }

    func nestedNib(for element: DocumentElement) -> Nested {
        let inner = Lowering(file: file, document: element, translations: translations, resources: resources, sizeClasses: sizeClasses)
        inner.ignoredIDs = ignoredIDs
        inner.guideKinds = guideKinds
        inner.externalIDs = externalIDs.union(documentIDs).subtracting(Self.ids(in: element))
        let document = inner.document(topLevel: [inner.object(for: element)])
        nested.append(document)
        let nib = graph.add("UINib", ["UINestedNib": .integer(nested.count - 1)], at: location(of: element))
        return Nested(nib: nib, externalIDs: inner.usedExternalIDs.sorted())
    }

    /// The objects for a nested nib, by the names that it has for them. To be asked for when all objects are there.
    func externals(of nested: Nested) -> KeyedObjectGraph.Value {
        .dictionary(
            nested.externalIDs.flatMap { id -> [KeyedObjectGraph.Value] in
                object(withID: id).map { [.string(Self.externalName(of: id)), .object($0)] } ?? []
            })
    }

    /// The ids of an element and of those inside, but not of connections.
    static func ids(in element: DocumentElement) -> Set<String> {
        var ids: Set<String> = []
        collect(&ids, element)
        return ids
    }

    private static func collect(_ ids: inout Set<String>, _ element: DocumentElement) {
        if let id = element.id { ids.insert(id) }
        for child in element.children where child.name != "connections" { collect(&ids, child) }
    }
}
