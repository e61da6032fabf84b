/// The results of a request in sections, for a list, and kept up to date: its delegate is notified of each change of the context.
// apple: https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType>: Foundation.NSObject, @unchecked Sendable {
    private let results: FetchedResults
    /// The name of the cache: nothing is kept on disk here.
    public let cacheName: String?

    /// Makes a controller. It has no results before ``performFetch()``.
    /// - Precondition: the request has sort descriptors, the first of which agrees with the sections.
    // apple: https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/init(fetchrequest:managedobjectcontext:sectionnamekeypath:cachename:)
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        results = FetchedResults(fetchRequest, context, sectionNameKeyPath: sectionNameKeyPath)
        cacheName = name
        super.init()
        results.owner = self as? NSFetchedResultsController<any NSFetchRequestResult>
    }

    /// One that has the contents of another.
    init(sharing results: FetchedResults) {
        self.results = results
        cacheName = nil
    }

    /// Who is notified of changes. Default: nil.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }

    /// The request.
    open var fetchRequest: NSFetchRequest<ResultType> {
        if let request = results.request as? NSFetchRequest<ResultType> { return request }
        let request = NSFetchRequest<ResultType>()
        request.specification = results.specification
        return request
    }
    /// Where it is asked.
    open var managedObjectContext: NSManagedObjectContext { results.context }
    /// By what objects are put into sections. Nil makes one section.
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }

    /// Asks.
    open func performFetch() throws { try results.fetch() }

    /// Removes what was kept on disk, which is nothing.
    open class func deleteCache(withName name: String?) {}

    // MARK: Contents

    /// All results, in order; nil before they were asked for.
    open var fetchedObjects: [ResultType]? { results.isFetched ? results.content.objects.compactMap { $0 as? ResultType } : nil }

    /// The sections; nil before the results were asked for.
    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.content.sections : nil }

    /// The result at a section and a row.
    /// - Precondition: there is one.
    open func object(at indexPath: IndexPath) -> ResultType {
        let sections = results.content.sections
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]), sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            _requireFailure(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0). Call performFetch() first.")
        }
        return object
    }

    /// Where a result stands; nil if it is none.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.content.indexPath(of: $0) }
    }

    // MARK: The index beside a table

    /// The title in the index for a section of a name: its first letter, unless the delegate says otherwise.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        results.delegateTitle(sectionName) ?? sectionName.first.map { String($0).uppercased() }
    }

    /// The titles of the index.
    open var sectionIndexTitles: [String] { results.content.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) } }

    /// The section of a title of the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.content.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? sectionIndex
    }

    // MARK: Equality

    /// Controllers of the same contents are equal: the one that a delegate is handed, and the one that it is the delegate of.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharingResults)?.shared === results }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller, whatever type its results are declared with.
protocol SharingResults {
    var shared: FetchedResults { get }
}

extension NSFetchedResultsController: SharingResults {
    var shared: FetchedResults { results }
}
