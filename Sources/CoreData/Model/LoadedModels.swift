import Synchronization

/// The models that coordinators use: where a class that is asked for its entity looks.
enum LoadedModels {
    private struct Entry: @unchecked Sendable {
        weak var model: NSManagedObjectModel?
    }
    private static let entries = Mutex<[Entry]>([])

    static func add(_ model: NSManagedObjectModel) {
        entries.withLock { entries in
            entries.removeAll { $0.model == nil }
            entries.append(Entry(model: model))
        }
    }

    /// The entity of a class in the model that came last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = entries.withLock { $0.reversed().compactMap(\.model) }
        return models.lazy.compactMap { $0.entity(of: type) }.first
    }
}
