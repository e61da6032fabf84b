import Foundation

/// Overrides in extensions of other modules' classes, which take the place of what the classes and their subclasses inherit.
enum CategoryOverrides {
    private struct Override {
        let type: AnyClass
        let index: Int
        let inherited: UInt
        let replacement: UInt
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var overrides: [Override] = []
    /// How many images have been looked through for subclasses.
    nonisolated(unsafe) private static var imageCount = 0
    nonisolated(unsafe) private static var classes: [AnyClass] = []

    /// Finds what a class that overrides has in other places than one that does not, and writes it into the class and its subclasses.
    static func add(to type: AnyClass, as changed: AnyClass, not unchanged: AnyClass) {
        lock.withLock {
            let (table, changed, unchanged) = (MethodTable(of: type), MethodTable(of: changed), MethodTable(of: unchanged))
            guard table.count > MethodTable.firstIndex, changed.count >= table.count, unchanged.count >= table.count else { return }
            var added: [Override] = []
            for index in MethodTable.firstIndex..<table.count where unchanged[index] == table[index] && changed[index] != table[index] {
                added.append(Override(type: type, index: index, inherited: table[index], replacement: changed[index]))
            }
            overrides += added
            readNewImages()
            for type in classes { write(added, into: type) }
            for override in added { table[override.index] = override.replacement }
        }
    }

    /// Writes the overrides into the classes of images that have been loaded since.
    static func noticeNewImages() {
        lock.withLock {
            guard !overrides.isEmpty else { return }
            for type in readNewImages() { write(overrides, into: type) }
        }
    }

    /// The classes that were not known. Those of generic declarations, which are made when they are first used, inherit at that time.
    @discardableResult
    private static func readNewImages() -> [AnyClass] {
        let sections = TypeRecords.sections()
        guard sections.count > imageCount else { return [] }
        let known = Set(classes.map { ObjectIdentifier($0) })
        imageCount = sections.count
        classes = sections.flatMap { section in section.lazy.compactMap(TypeContext.type) }
        return classes.filter { !known.contains(ObjectIdentifier($0)) }
    }

    /// Only what a class inherits is replaced: its own overrides are nearer.
    private static func write(_ overrides: [Override], into type: AnyClass) {
        let table = MethodTable(of: type)
        for override in overrides where override.index < table.count && table[override.index] == override.inherited {
            if isSubclass(type, of: override.type) { table[override.index] = override.replacement }
        }
    }

    private static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == other { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}

/// Puts the overrides of an extension into a class of another module and into its subclasses. The translator writes the calls.
/// - Parameters:
///   - type: the class that is extended.
///   - changed: a subclass that overrides by calling the extension's members.
///   - unchanged: a subclass with nothing of its own.
public func _objcOverride(_ type: AnyClass, as changed: AnyClass, not unchanged: AnyClass) {
    CategoryOverrides.add(to: type, as: changed, not: unchanged)
}
