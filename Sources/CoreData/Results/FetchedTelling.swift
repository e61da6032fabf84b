/// Notifies a delegate of a difference, in the documented order.
struct FetchedTelling {
    private let controller: NSFetchedResultsController<any NSFetchRequestResult>
    private let delegate: (any NSFetchedResultsControllerDelegate)?
    private let old: FetchedContent
    private let new: FetchedContent

    init(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, _ delegate: (any NSFetchedResultsControllerDelegate)?,
        old: FetchedContent, new: FetchedContent
    ) {
        (self.controller, self.delegate, self.old, self.new) = (controller, delegate, old, new)
    }

    /// - Parameter take: makes the new content that of the controller: before the first change is reported, after the announcement.
    func tell(_ difference: FetchedDifference, take: () -> Void) {
        delegate?.controllerWillChangeContent?(controller)
        take()
        if let tellDifference = delegate?.controller(_:didChangeContentWith:) {
            tellDifference(controller, new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID)).inferringMoves())
        } else {
            tellOne(difference)
        }
        delegate?.controllerDidChangeContent?(controller)
    }

    private func tellOne(_ difference: FetchedDifference) {
        for index in difference.deletedSections {
            delegate?.controller?(controller, didChange: old.sections[index], atSectionIndex: index, for: .delete)
        }
        for index in difference.insertedSections {
            delegate?.controller?(controller, didChange: new.sections[index], atSectionIndex: index, for: .insert)
        }
        for change in difference.objects {
            delegate?.controller?(controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
        }
    }
}
