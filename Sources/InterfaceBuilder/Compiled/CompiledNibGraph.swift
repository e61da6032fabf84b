/// Brings the objects of a compiled file into a graph: lists and texts become values, everything else an object.
struct CompiledNibGraph {
    private let stored: [StoredNibObject]
    private let fileName: String
    private let translations: [String: String]
    private var graph = KeyedObjectGraph()
    /// The graph's objects by their numbers in the file.
    private var ids: [KeyedObjectGraph.ID?]
    private var lists: [Int: Written] = [:]
    private var open: Set<Int> = []
    private var size = 0

    /// A list as it is written out, and how many values that takes.
    private struct Written {
        let value: KeyedObjectGraph.Value
        let size: Int
    }

    /// No nib comes near to this many values, and lists in lists could multiply without end.
    private static let greatestSize = 1 << 22
    private static let greatestDepth = 64

    private init(_ stored: [StoredNibObject], fileName: String, translations: [String: String]) {
        self.stored = stored
        self.translations = translations
        self.fileName = fileName
        ids = Array(repeating: nil, count: stored.count)
    }

    /// - Parameter root: the number of the object that holds the lists of a nib.
    static func make(
        of stored: [StoredNibObject], root: Int, fileName: String, translations: [String: String] = [:]
    ) throws(CompiledNibError) -> KeyedObjectGraph {
        guard stored.indices.contains(root) else { throw CompiledNibError(.noRoot, at: 0) }
        var maker = CompiledNibGraph(stored, fileName: fileName, translations: translations)
        maker.addObjects(root: root)
        try maker.fillObjects()
        guard let id = maker.ids[root] else { throw CompiledNibError(.noRoot, at: stored[root].offset) }
        maker.graph.root = id
        return maker.graph
    }

    private mutating func addObjects(root: Int) {
        for (index, object) in stored.enumerated() where object.kind == .object || index == root {
            let location = SourceLocation(file: fileName, line: nil, element: object.className, id: nil)
            ids[index] = graph.add(object.className, at: location)
        }
    }

    private mutating func fillObjects() throws(CompiledNibError) {
        for (index, object) in stored.enumerated() {
            guard let id = ids[index] else { continue }
            var values: KeyedObjectGraph.Values = [:]
            for (key, value) in object.values {
                let written = try written(value, depth: 0, at: object.offset)
                size += written.size
                values[key] = written.value
            }
            guard size <= Self.greatestSize else { throw CompiledNibError(.tooLarge, at: object.offset) }
            if !object.elements.isEmpty {
                values[NibArchive.elementKey] = try writtenList(object.elements, isDictionary: false, depth: 0, at: object.offset).value
            }
            graph[id].values = values
            graph[id].fallbackClassNames = Array(object.classNames.dropFirst())
        }
    }

    // MARK: Values

    private mutating func written(_ value: StoredNibObject.Value, depth: Int, at offset: Int) throws(CompiledNibError) -> Written {
        switch value {
        case .plain(let plain): return Written(value: plain, size: 1)
        case .reference(let index): return try writtenObject(index, depth: depth, at: offset)
        }
    }

    private mutating func writtenObject(_ index: Int, depth: Int, at offset: Int) throws(CompiledNibError) -> Written {
        guard stored.indices.contains(index) else {
            throw CompiledNibError(.indexOutside("objects", index: index, count: stored.count), at: offset)
        }
        if let id = ids[index] { return Written(value: .object(id), size: 1) }
        let object = stored[index]
        if object.className == "NSLocalizableString", let text = text(of: object) { return Written(value: .string(text), size: 1) }
        if object.kind == .value { return Written(value: object.foundationValue, size: 1) }
        if let known = lists[index] { return known }
        guard depth < Self.greatestDepth, open.insert(index).inserted else { throw CompiledNibError(.tooDeep, at: object.offset) }
        let list = try writtenList(object.elements, isDictionary: object.kind == .dictionary, depth: depth + 1, at: object.offset)
        open.remove(index)
        lists[index] = list
        return list
    }

    /// A text of the base's language, and the key of its translation.
    private func text(of localizable: StoredNibObject) -> String? {
        text(localizable.values["NSKey"]).flatMap { translations[$0] } ?? text(localizable.values["NSDev"])
    }

    private func text(_ value: StoredNibObject.Value?) -> String? {
        switch value {
        case .plain(.string(let text))?: return text
        case .plain(.data(let bytes))?: return String(decoding: bytes, as: UTF8.self)
        case .reference(let index)? where stored.indices.contains(index):
            if case .string(let text) = stored[index].foundationValue { return text }
            return nil
        default: return nil
        }
    }

    private mutating func writtenList(
        _ elements: [StoredNibObject.Value], isDictionary: Bool, depth: Int, at offset: Int
    ) throws(CompiledNibError) -> Written {
        var values: [KeyedObjectGraph.Value] = []
        values.reserveCapacity(elements.count)
        var size = 1
        for element in elements {
            let next = try written(element, depth: depth, at: offset)
            size += next.size
            guard size <= Self.greatestSize else { throw CompiledNibError(.tooLarge, at: offset) }
            values.append(next.value)
        }
        return Written(value: isDictionary ? .dictionary(values) : .array(values), size: size)
    }
}
