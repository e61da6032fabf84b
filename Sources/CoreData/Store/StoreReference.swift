/// A store as the IDs of its objects know it.
// optimization: there are as many IDs as objects. To make and unmake a weak reference takes longer than to count one that is not.
final class StoreReference: @unchecked Sendable {
    weak var store: NSPersistentStore?
    /// The store's name in IDs.
    var identifier: String?
}
