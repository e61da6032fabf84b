/// The objects of a keyed archive (`NSKeyedArchiver`), read from its property list.
struct KeyedArchive {
    private(set) var objects: [StoredNibObject] = []
    /// The number of the object whose values are the archive's own: what was encoded at the top level.
    private(set) var root = 0

    private let list: BinaryPropertyList
    /// The elements that are the archive's objects, by the numbers that refer to them.
    private let elements: [Int]
    private var texts: [Int: String] = [:]
    private var classes: [Int: [String]] = [:]
    /// How many values and bytes may still be read. Objects may share elements, so that a small file can describe a large graph.
    private var budget: Int

    init(_ list: BinaryPropertyList) throws(CompiledNibError) {
        self.list = list
        budget = list.byteCount * 8 + 65_536
        let places = try Self.places(in: list)
        guard case .array(let elements) = try list.element(places.objects) else {
            throw CompiledNibError(.noRoot, at: try list.offset(of: list.top))
        }
        self.elements = elements
        guard elements.count <= list.count else {
            throw CompiledNibError(.tableOutside("objects", count: elements.count), at: try list.offset(of: places.objects))
        }
        objects.reserveCapacity(elements.count + 1)
        for index in elements.indices { objects.append(try object(index)) }
        root = objects.count
        objects.append(try object(element: places.top, classNames: ["NSObject"]))
    }

    // MARK: Objects

    private mutating func object(_ index: Int) throws(CompiledNibError) -> StoredNibObject {
        let element = elements[index]
        switch try list.element(element) {
        case .dictionary(let pairs):
            let keys = try keys(pairs, at: element)
            guard let classElement = keys["$class"], case .uid(let number) = try list.element(classElement) else {
                // The description of a class, which is no object.
                return StoredNibObject(classNames: ["NSNull"])
            }
            return try object(element: element, classNames: try classNames(number, at: element))
        case let other:
            var stored = StoredNibObject(classNames: [""])
            stored.plain = Self.isNull(index, other) ? .null : try value(other)
            stored.offset = try list.offset(of: element)
            return stored
        }
    }

    /// The archive's first object stands for nil.
    private static func isNull(_ index: Int, _ element: BinaryPropertyList.Element) -> Bool {
        if case .text("$null") = element { index == 0 } else { false }
    }

    private mutating func object(element: Int, classNames: [String]) throws(CompiledNibError) -> StoredNibObject {
        var stored = StoredNibObject(classNames: classNames)
        stored.offset = try list.offset(of: element)
        guard case .dictionary(let pairs) = try list.element(element) else { return stored }
        for (key, element) in try keys(pairs, at: element) where key != "$class" {
            stored.values[key] = try storedValue(list.element(element))
        }
        guard stored.kind == .list || stored.kind == .dictionary else { return stored }
        let objects = try references("NS.objects", of: &stored)
        let keys = try references("NS.keys", of: &stored)
        stored.elements = keys.isEmpty ? objects : zip(keys, objects).flatMap { [$0, $1] }
        return stored
    }

    /// A class and its superclasses, which may be created instead of it.
    private mutating func classNames(_ number: Int, at element: Int) throws(CompiledNibError) -> [String] {
        if let known = classes[number] { return known }
        guard elements.indices.contains(number) else {
            throw CompiledNibError(.indexOutside("objects", index: number, count: elements.count), at: try list.offset(of: element))
        }
        guard case .dictionary(let pairs) = try list.element(elements[number]) else { return ["NSNull"] }
        let description = try keys(pairs, at: elements[number])
        var names: [String] = []
        if let location = description["$classname"], let name = try text(location) { names = [name] }
        if let chain = description["$classes"], case .array(let classes) = try list.element(chain) {
            for element in classes.prefix(32) {
                if let name = try text(element), !names.contains(name) { names.append(name) }
            }
        }
        classes[number] = names.isEmpty ? ["NSNull"] : names
        return names.isEmpty ? ["NSNull"] : names
    }

    // MARK: Values

    private mutating func references(_ key: String, of stored: inout StoredNibObject) throws(CompiledNibError) -> [StoredNibObject.Value] {
        guard case .plain(.array(let numbers))? = stored.values.removeValue(forKey: key) else { return [] }
        return numbers.map { number in
            if case .integer(let index) = number { .reference(index) } else { .plain(number) }
        }
    }

    private mutating func storedValue(_ element: BinaryPropertyList.Element) throws(CompiledNibError) -> StoredNibObject.Value {
        switch element {
        case .uid(let index): .reference(index)
        case let other: .plain(try value(other))
        }
    }

    /// A value without references, but for those in a list, which stay numbers: see `references`.
    private mutating func value(_ element: BinaryPropertyList.Element) throws(CompiledNibError) -> KeyedObjectGraph.Value {
        switch element {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .integer(let value), .uid(let value): return .integer(value)
        case .real(let value): return .real(value)
        case .data(let bytes):
            try spend(bytes.count, at: 0)
            return .data(bytes)
        case .text(let text):
            try spend(text.utf8.count, at: 0)
            return .string(text)
        case .dictionary: return .null
        case .array(let elements):
            try spend(elements.count, at: 0)
            var values: [KeyedObjectGraph.Value] = []
            for element in elements {
                let element = try list.element(element)
                // An archive's lists hold references; deeper lists mean nothing.
                if case .array = element { values.append(.null) } else { values.append(try value(element)) }
            }
            return .array(values)
        }
    }

    private mutating func spend(_ count: Int, at offset: Int) throws(CompiledNibError) {
        budget -= count
        guard budget >= 0 else { throw CompiledNibError(.tooLarge, at: offset) }
    }

    // MARK: Property lists

    /// Where an archive has its objects, and what was encoded at the top level.
    private static func places(in list: BinaryPropertyList) throws(CompiledNibError) -> (objects: Int, top: Int) {
        var objects: Int?, top: Int?
        if case .dictionary(let pairs) = try list.element(list.top) {
            for (key, value) in pairs.prefix(16) {
                guard case .text(let text) = try list.element(key) else { continue }
                if text == "$objects" { objects = value }
                if text == "$top" { top = value }
            }
        }
        guard let objects, let top else { throw CompiledNibError(.noRoot, at: try list.offset(of: list.top)) }
        return (objects, top)
    }

    private mutating func keys(_ pairs: [(key: Int, value: Int)], at element: Int) throws(CompiledNibError) -> [String: Int] {
        try spend(pairs.count, at: try list.offset(of: element))
        var keys: [String: Int] = [:]
        for (key, value) in pairs {
            if let text = try text(key) { keys[text] = value }
        }
        return keys
    }

    private mutating func text(_ element: Int) throws(CompiledNibError) -> String? {
        if let known = texts[element] { return known }
        guard case .text(let text) = try list.element(element) else { return nil }
        try spend(text.utf8.count, at: try list.offset(of: element))
        texts[element] = text
        return text
    }
}
