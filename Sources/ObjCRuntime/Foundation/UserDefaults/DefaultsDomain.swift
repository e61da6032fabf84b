import Foundation

/// The values of one persistent domain as this process knows them. One object for each file, shared by all who ask for it.
final class DefaultsDomain: @unchecked Sendable {
    let name: String
    private let file: DefaultsFile
    private var values: [String: Any] = [:]
    /// Changes that could not be saved so far.
    private var unsaved: [DefaultsChange] = []
    private let lock = NSRecursiveLock()
    /// A journal above this size is folded without being asked to, as it is read whole at each start.
    private static let journalLimit = 64 << 10

    init(name: String, file: DefaultsFile) {
        self.name = name
        self.file = file
    }

    /// All values at present, those that other processes have stored included.
    var all: [String: Any] {
        lock.withLock {
            refresh()
            return values
        }
    }

    subscript(key: String) -> Any? {
        lock.withLock {
            refresh()
            return values[key]
        }
    }

    /// Applies a change, here and on disk. Where nothing can be saved, here only until that is possible.
    func apply(_ change: DefaultsChange) {
        lock.withLock {
            refresh()
            change.apply(to: &values)
            unsaved.removeAll { $0.isReplaced(by: change) }
            unsaved.append(change)
            if save(), file.journalSize > Self.journalLimit { fold() }
        }
    }

    /// Returns when the disk has everything; false where it cannot.
    func synchronize() -> Bool { lock.withLock { save() && fold() } }

    @discardableResult
    private func fold() -> Bool { file.fold { values = $0 } }

    private func refresh() {
        guard let new = file.readIfChanged() else { return }
        values = new
        for change in unsaved { change.apply(to: &values) }
    }

    private func save() -> Bool {
        while let change = unsaved.first {
            guard file.append(change) else { return false }
            unsaved.removeFirst()
        }
        return true
    }
}
