import UIKitCollections
import UIKitCore

extension UINavigationController {
    /// Finds out whether a child controller shows the same collection view as the one that it replaces.
    func sharesCollection(_ page: UIViewController?, with former: UIViewController?) -> Bool {
        guard let page = page as? UICollectionViewController else { return false }
        let lower = stack.firstIndex { $0 === page }.flatMap { $0 > 0 ? stack[$0 - 1] as? UICollectionViewController : nil }
        return page.arrives(after: former as? UICollectionViewController, above: lower)
    }

    /// The same, where nothing is animated: the child controller has it at once.
    func takeSharedCollection(_ page: UIViewController?, from former: UIViewController?) {
        // Of a child controller that was never seen, the one below has it.
        let former = former ?? (page.flatMap { page in stack.firstIndex { $0 === page } }).flatMap { $0 > 0 ? stack[$0 - 1] : nil }
        guard sharesCollection(page, with: former), let page = page as? UICollectionViewController else { return }
        page.takeOver()
        page.showOwnLayout(animated: false) {}
    }
}
