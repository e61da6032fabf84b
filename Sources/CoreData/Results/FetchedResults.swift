/// The work of a fetched results controller, whatever type its results are declared with.
final class FetchedResults: @unchecked Sendable {
    let request: NSPersistentStoreRequest
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    private(set) var content = FetchedContent()
    private(set) var isFetched = false
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var observation: (any NSObjectProtocol)?
    /// The controller, if its results are of any type.
    weak var owner: NSFetchedResultsController<any NSFetchRequestResult>?

    init(_ request: NSPersistentStoreRequest, _ context: NSManagedObjectContext, sectionNameKeyPath: String?) {
        (self.request, self.context, self.sectionNameKeyPath) = (request, context, sectionNameKeyPath)
        _require(
            !(request.question?.sortDescriptors ?? []).isEmpty,
            "An instance of NSFetchedResultsController requires a fetch request with sort descriptors. Give the request some.")
    }

    deinit { observation.map { NotificationCenter.default.removeObserver($0) } }

    var specification: FetchSpecification { request.question ?? FetchSpecification() }

    /// The controller that delegates are handed, of results of any type.
    private var controller: NSFetchedResultsController<any NSFetchRequestResult> {
        owner ?? NSFetchedResultsController<any NSFetchRequestResult>(sharing: self)
    }

    /// The delegate's title for a section in the index beside a table; nil if it does not say.
    func delegateTitle(_ name: String) -> String? { delegate?.controller?(controller, sectionIndexTitleForSectionName: name) }

    func fetch() throws {
        let objects = try context.results(of: specification).compactMap { $0 as? NSManagedObject }
        content = FetchedContent(objects, sectionNameKeyPath: sectionNameKeyPath)
        isFetched = true
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.take(notification.userInfo ?? [:]) }
    }

    // MARK: Changes

    private func take(_ information: [AnyHashable: Any]) {
        guard information[NSInvalidatedAllObjectsKey] == nil else {
            content = FetchedContent()
            return
        }
        func objects(_ keys: String...) -> [NSManagedObject] {
            keys.flatMap { Array(information[$0] as? Set<NSManagedObject> ?? []) }
        }
        let query = context.query(specification)
        let touched = objects(NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey).filter { query.covers($0.entity) }
        let gone = Set(objects(NSDeletedObjectsKey).map { ObjectIdentifier($0) })
        guard !touched.isEmpty || content.objects.contains(where: { gone.contains(ObjectIdentifier($0)) }) else { return }
        let new = changed(content.objects, touched, gone, query)
        let next = FetchedContent(new, sectionNameKeyPath: sectionNameKeyPath)
        let difference = FetchedDifference(from: content, to: next, changed: Set(touched.map { ObjectIdentifier($0) }))
        guard !difference.isEmpty else { return }
        FetchedTelling(controller, delegate, old: content, new: next).tell(difference) { content = next }
    }

    private func changed(
        _ objects: [NSManagedObject], _ touched: [NSManagedObject], _ gone: Set<ObjectIdentifier>, _ query: StoreQuery
    ) -> [NSManagedObject] {
        let touchedOnes = Set(touched.map { ObjectIdentifier($0) })
        // New ones in the order in which they were inserted: sets have none.
        let ordered = touched.sorted { $0.objectID.number < $1.objectID.number }
        var result = objects.filter { object in
            !gone.contains(ObjectIdentifier(object)) && (!touchedOnes.contains(ObjectIdentifier(object)) || query.matches(object))
        }
        let known = Set(result.map { ObjectIdentifier($0) })
        for object in ordered where !known.contains(ObjectIdentifier(object)) && !object.isDeleted && query.matches(object) {
            result.append(object)
        }
        let sorted = query.sorted(result)
        return query.limit > 0 ? Array(sorted.prefix(query.limit)) : sorted
    }
}
