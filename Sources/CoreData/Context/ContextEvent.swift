/// What has changed in a context since it last told of changes.
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
