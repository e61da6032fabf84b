/// Is notified of changes of the results: first that there will be some, then of sections, of objects, and of the end.
///
/// Indexes of what is gone are those before all changes, indexes of what is there are those behind all changes.
///
/// The controller that is handed over has the same contents as the one whose delegate this is, and is equal to it (`==`), but is another
/// object if that one's results are of another type than `NSFetchRequestResult`.
// apple: https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
@objc public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Notifications of changes are about to begin.
    @objc(controllerWillChangeContent:)
    optional func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    /// A section has come or gone.
    @objc(controller:didChangeSection:atIndex:forChangeType:)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)

    /// An object has come, gone, moved, or has other values.
    @objc(controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    /// All changes have been reported.
    @objc(controllerDidChangeContent:)
    optional func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    /// The objects that have come, gone and moved, by their IDs, for results in one section. A delegate with this method is notified of
    /// nothing else but that it begins and ends.
    @objc(controller:didChangeContentWithDifference:)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)

    /// The title of a section in an index beside a table.
    @objc(controller:sectionIndexTitleForSectionName:)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

/// The kind of change of an object or a section.
// apple: https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}
