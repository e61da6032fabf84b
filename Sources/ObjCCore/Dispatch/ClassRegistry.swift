import Foundation
import Synchronization

/// Every class that has members reachable by name, and the search through them.
///
/// Loading a module only appends one closure per source file. The closures run at the first search after that; the table of
/// a class is built when the class is first searched; and what a search found is kept per class and name.
enum ClassRegistry {
    /// Held while tables are built. Recursive, because building one runs code of the class.
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var unreadFiles: [@Sendable (_ObjCRegistrar) -> Void] = []
    nonisolated(unsafe) private static var sources: [ObjectIdentifier: [() -> [_ObjCEntry]]] = [:]
    /// The classes that have sources, in the order in which they came.
    nonisolated(unsafe) private static var knownClasses: [AnyClass] = []
    nonisolated(unsafe) private static var genericSources: [(AnyClass) -> [_ObjCEntry]?] = []
    nonisolated(unsafe) private static var localClasses: Set<ObjectIdentifier> = []
    nonisolated(unsafe) private static var tables: [ObjectIdentifier: ClassTable] = [:]
    /// The entries that have been put into tables since the classes were read.
    nonisolated(unsafe) private static var replacements: [ObjectIdentifier: [_ObjCEntry]] = [:]
    nonisolated(unsafe) private static var classesByName: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var namesByClass: [ObjectIdentifier: String] = [:]

    private static let selectorCache = LookupCache<_ObjCEntry>()
    private static let requirementCache = LookupCache<_ObjCEntry>()
    private static let registrations = Atomic<Int>(0)

    /// Grows whenever classes may have got more entries: what was derived from older ones is out of date.
    static var generation: Int { registrations.load(ordering: .acquiring) }
}

// MARK: - Searching

extension ClassRegistry {
    /// The entry that instances of `type` answer a selector with: their class's own, or else the nearest superclass's.
    static func entry(in type: AnyClass, selector: SelectorName) -> _ObjCEntry? {
        let typeKey = address(of: type)
        let nameKey = UInt(bitPattern: Unmanaged.passUnretained(selector).toOpaque())
        if let known = selectorCache.lookUp(typeKey, nameKey) { return known }
        return search(type, key: (typeKey, nameKey), cache: selectorCache) { $0.entry(for: selector) }
    }

    /// The entry for a protocol requirement of the given Swift name.
    static func entry(in type: AnyClass, requirement: StaticString) -> _ObjCEntry? {
        guard requirement.hasPointerRepresentation else {
            return entry(in: type, requirement: String(describing: requirement))
        }
        let typeKey = address(of: type)
        let nameKey = UInt(bitPattern: requirement.utf8Start)
        if let known = requirementCache.lookUp(typeKey, nameKey) { return known }
        let name = String(describing: requirement)
        return search(type, key: (typeKey, nameKey), cache: requirementCache) { $0.entry(for: name) }
    }

    /// The entry for a protocol requirement whose name is not a literal; not cached.
    static func entry(in type: AnyClass, requirement: String) -> _ObjCEntry? {
        lock.withLock {
            readFiles()
            return firstEntry(from: type) { $0.entry(for: requirement) }
        }
    }

    private static func address(of type: AnyClass) -> UInt {
        UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    private static func search(
        _ type: AnyClass, key: (type: UInt, name: UInt), cache: borrowing LookupCache<_ObjCEntry>, _ pick: (ClassTable) -> _ObjCEntry?
    ) -> _ObjCEntry? {
        lock.withLock {
            readFiles()
            // Another thread may have been faster.
            if let known = cache.lookUp(key.type, key.name) { return known }
            let entry = firstEntry(from: type, pick)
            cache.insert(entry, key.type, key.name)
            return entry
        }
    }

    private static func firstEntry(from type: AnyClass, _ pick: (ClassTable) -> _ObjCEntry?) -> _ObjCEntry? {
        var next: AnyClass? = type
        while let current = next {
            if let entry = pick(table(of: current)) { return entry }
            next = _getSuperclass(current)
        }
        return nil
    }

    private static func table(of type: AnyClass) -> ClassTable {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = ClassTable()
        // Generic classes register per declaration, not per class; the name tells whether `type` is an instance of one.
        if _typeName(type).contains("<") {
            for source in genericSources { table.add(source(type) ?? []) }
        }
        table.add(type == NSObject.self ? FoundationRootEntries.make() : FoundationValueEntries.make(for: type))
        for source in sources[ObjectIdentifier(type)] ?? [] { table.add(source()) }
        for entry in replacements[ObjectIdentifier(type)] ?? [] { table.replace(entry) }
        tables[ObjectIdentifier(type)] = table
        return table
    }
}

extension ClassRegistry {
    /// The properties that a class itself has exported and that can be set.
    static func settableProperties(of type: AnyClass) -> [String] {
        lock.withLock {
            readFiles()
            return table(of: type).settableProperties
        }
    }
}

extension ClassRegistry {
    /// The properties that a class itself has exported, in the order of their names.
    static func properties(of type: AnyClass) -> [String] {
        lock.withLock {
            readFiles()
            return table(of: type).properties
        }
    }

    /// The names of all messages for which a class itself has an entry, in their order.
    static func ownSelectors(of type: AnyClass) -> [SelectorName] {
        lock.withLock {
            readFiles()
            return table(of: type).selectors.sorted { $0.string < $1.string }
        }
    }
}

extension ClassRegistry {
    /// The entry that a class itself has for a selector, and none above it.
    static func ownEntry(in type: AnyClass, selector: SelectorName) -> _ObjCEntry? {
        lock.withLock {
            readFiles()
            return table(of: type).entry(for: selector)
        }
    }

    /// Adds an entry to the table of a class. It replaces one of that name.
    static func replace(_ entry: _ObjCEntry, in type: AnyClass) {
        lock.withLock {
            readFiles()
            replacements[ObjectIdentifier(type), default: []].append(entry)
            tables[ObjectIdentifier(type)] = nil
            forgetSearches()
        }
    }

    /// The name of an observable property, from the table of its class or of one above.
    static func name(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
        lock.withLock {
            readFiles()
            var next: AnyClass? = type
            while let current = next {
                if let name = table(of: current).names[keyPath] { return name }
                next = _getSuperclass(current)
            }
            return nil
        }
    }
}

// MARK: - Registering

extension ClassRegistry {
    /// Notes a source file whose classes have entries. Runs while a module is loaded, so it does next to nothing.
    static func register(_ file: @escaping @Sendable (_ObjCRegistrar) -> Void) {
        lock.withLock {
            unreadFiles.append(file)
            forgetSearches()
        }
    }

    /// Registers a class at once, unless that has been done before.
    static func registerLocal(_ type: AnyClass, _ registration: (_ObjCRegistrar) -> Void) {
        lock.withLock {
            guard localClasses.insert(ObjectIdentifier(type)).inserted else { return }
            registration(_ObjCRegistrar())
            tables[ObjectIdentifier(type)] = nil
            forgetSearches()
        }
    }

    private static func forgetSearches() {
        registrations.add(1, ordering: .releasing)
        selectorCache.removeAll()
        requirementCache.removeAll()
    }

    static func add(_ source: @escaping () -> [_ObjCEntry], to type: AnyClass) {
        if sources[ObjectIdentifier(type)] == nil { knownClasses.append(type) }
        sources[ObjectIdentifier(type), default: []].append(source)
    }

    static func addGeneric(_ source: @escaping (AnyClass) -> [_ObjCEntry]?) {
        genericSources.append(source)
    }

    static func setName(_ name: String, of type: AnyClass) {
        classesByName[name] = type
        namesByClass[ObjectIdentifier(type)] = name
    }

    private static func readFiles() {
        guard !unreadFiles.isEmpty else { return }
        while !unreadFiles.isEmpty {
            let files = unreadFiles
            unreadFiles = []
            for file in files { file(_ObjCRegistrar()) }
        }
        CategoryOverrides.noticeNewImages()
        tables = [:]
        selectorCache.removeAll()
        requirementCache.removeAll()
    }
}

// MARK: - Names of classes

extension ClassRegistry {
    /// The class that was declared with `@objc(name)`.
    static func classNamed(_ name: String) -> AnyClass? {
        lock.withLock {
            readFiles()
            return classesByName[name]
        }
    }

    /// The name that a class was given with `@objc(name)`.
    static func name(of type: AnyClass) -> String? {
        lock.withLock {
            readFiles()
            return namesByClass[ObjectIdentifier(type)]
        }
    }

    /// The classes with a table or a name whose Swift name, without the module, is the given one.
    static func classes(withBareName name: String) -> [AnyClass] {
        lock.withLock {
            readFiles()
            return (knownClasses + Array(classesByName.values)).filter { "\($0)" == name }
        }
    }
}
