/// The changes in a context since its last notification.
struct ContextEvent {
    var inserted: [NSManagedObject] = []
    /// Objects of which a value has changed, new ones included.
    var touched: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    /// Objects that have got other values from elsewhere.
    var refreshed = ObjectList()
    var invalidated = ObjectList()

    var isEmpty: Bool { inserted.isEmpty && touched.isEmpty && deleted.isEmpty && refreshed.isEmpty && invalidated.isEmpty }
}
