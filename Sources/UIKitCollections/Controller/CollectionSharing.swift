import UIKitCore

/// The state of a collection view that several controllers on one stack show, one at a time.
struct CollectionSharing {
    /// The layout that the controller shows it with, as long as another one does.
    var layout: UICollectionViewLayout?
    /// True if the controller is about to be shown with what another one showed.
    var isArriving = false
}

extension UICollectionViewController {
    /// Has a controller show the collection view of another one, if it is to, when it takes the other one's place on screen.
    ///
    /// - Parameter lower: is below on the stack.
    /// - Returns: whether both show the same one. It has to be taken over then.
    package final func arrives(after former: UICollectionViewController?, above lower: UICollectionViewController?) -> Bool {
        // A view that is loaded later would bring a collection view of its own.
        if useLayoutToLayoutNavigationTransitions { loadViewIfNeeded() }
        if useLayoutToLayoutNavigationTransitions, let lower, let collection = lower.collectionView, collection !== shownCollection {
            adopt(collection)
        }
        guard let former, let collection = shownCollection, collection === former.shownCollection else { return false }
        former.sharing.layout = collection.collectionViewLayout
        sharing.isArriving = true
        return true
    }

    /// Takes the shared collection view into the controller's own view.
    package final func takeOver() {
        sharing.isArriving = false
        guard let collection = shownCollection, let wrapper = view, collection.superview !== wrapper else { return }
        wrapper.addSubview(collection)
        collection.frame = wrapper.bounds
        wrapper.layoutIfNeeded()
    }

    /// Shows the shared collection view with the layout of this controller.
    /// - Parameter completion: called when all items have come to rest.
    package final func showOwnLayout(animated: Bool, completion: @escaping () -> Void) {
        guard let collection = shownCollection, let layout = sharing.layout else { return completion() }
        collection.setCollectionViewLayout(layout, animated: animated) { _ in completion() }
    }
}
