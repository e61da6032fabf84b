@_spi(ForasteroInternal) import ObjCCore

/// Makes the object of the store in a managed object's initializer. Classes of apps override that initializer, so it gets no more arguments
/// than it has on Apple's systems.
final class FaultMaking {
    let id: NSManagedObjectID
    let row: StoreRow?
    let context: NSManagedObjectContext
    private static let ofThread = ThreadStorage<FaultMaking>()

    private init(_ id: NSManagedObjectID, _ row: StoreRow?, _ context: NSManagedObjectContext) {
        (self.id, self.row, self.context) = (id, row, context)
    }

    /// The one that this thread is about to make.
    static var current: FaultMaking? { ofThread.object }

    static func take() -> FaultMaking? {
        guard let current = ofThread.object else { return nil }
        ofThread.object = nil
        return current
    }

    static func make(_ id: NSManagedObjectID, row: StoreRow?, in context: NSManagedObjectContext) -> NSManagedObject {
        ofThread.object = FaultMaking(id, row, context)
        return ManagedObjectMaker.make(id.entity, insertInto: context)
    }
}
