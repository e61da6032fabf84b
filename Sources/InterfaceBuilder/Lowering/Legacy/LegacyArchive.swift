/// An archive in XML, as Interface Builder wrote documents before format 3.0: objects with keys, which refer to each other by ids.
struct LegacyArchive {
    private let data: DocumentElement
    /// Elements by their ids, which count within the file only.
    private var elementsByID: [String: DocumentElement] = [:]
    /// The names that the document gives its classes, by the numbers of its objects.
    private(set) var customClasses: [String: String] = [:]
    /// The numbers of objects by their ids.
    private var numbersByID: [String: String] = [:]

    /// - Parameter root: the `<archive>`.
    init?(_ root: DocumentElement) {
        guard root.name == "archive", let data = root.child("data") else { return nil }
        self.data = data
        index(data)
        readRecords()
    }

    private mutating func index(_ element: DocumentElement) {
        for child in element.children {
            if child.name != "reference", let id = child.id, elementsByID[id] == nil { elementsByID[id] = child }
            if !child.children.isEmpty { index(child) }
        }
    }

    // MARK: Reading

    /// The objects at the top: placeholders, views and others.
    var rootObjects: [DocumentElement] { elements(of: value("IBDocument.RootObjects", of: data)) }

    var connectionRecords: [DocumentElement] {
        value("IBDocument.Objects", of: data).map { elements(of: value("connectionRecords", of: $0)) } ?? []
    }

    /// The value of a key, found through references.
    func value(_ key: String, of element: DocumentElement) -> DocumentElement? {
        element.child(key: key).flatMap { resolve($0) }
    }

    func text(_ key: String, of element: DocumentElement) -> String? {
        guard let value = value(key, of: element), value.name != "nil", value.children.isEmpty else { return nil }
        return value.text
    }

    /// The elements of an array, found through references. In the oldest files each array begins with a mark of its coder.
    func elements(of array: DocumentElement?) -> [DocumentElement] {
        (array?.children ?? []).filter { $0.key != "EncodedWithXMLCoder" }.compactMap { resolve($0) }
    }

    func resolve(_ element: DocumentElement) -> DocumentElement? {
        guard element.name == "reference" else { return element }
        guard let target = element["ref"] else { return nil }
        return elementsByID[target]
    }

    func customClass(of element: DocumentElement) -> String? {
        element.id.flatMap { numbersByID[$0] }.flatMap { customClasses[$0] }
    }

    // MARK: Records

    private mutating func readRecords() {
        guard let container = value("IBDocument.Objects", of: data) else { return }
        let records = value("objectRecords", of: container).flatMap { value("orderedObjects", of: $0) }
        for record in elements(of: records) {
            guard let number = text("objectID", of: record), let object = record.child(key: "object") else { continue }
            if let id = object.name == "reference" ? object["ref"] : object.id { numbersByID[id] = number }
        }
        guard let properties = value("flattenedProperties", of: container) else { return }
        let ending = ".CustomClassName"
        for (key, value) in pairs(of: properties) where key.hasSuffix(ending) {
            customClasses[String(key.dropLast(ending.count))] = value
        }
    }

    /// Dictionaries are two arrays in older files, and elements with keys in younger ones.
    private func pairs(of dictionary: DocumentElement) -> [(String, String)] {
        if let keys = value("dict.sortedKeys", of: dictionary), let values = value("dict.values", of: dictionary) {
            return Array(zip(elements(of: keys).map(\.text), elements(of: values).map(\.text)))
        }
        return dictionary.children.compactMap { child in child.key.map { ($0, child.text) } }
    }
}
