import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Where a search bar stands while nobody searches, and what was changed for the search.
@MainActor
struct SearchBarHome {
    /// The table at whose head it stands.
    private weak var table: UITableView?
    private var placeholder: UIView?
    /// The navigation controller whose bar was hidden.
    private weak var navigation: UINavigationController?

    init() {}

    /// Takes a bar from the head of a table into another view, and leaves its room there. A bar that is in no view is taken too.
    /// - Returns: whether it was taken.
    mutating func move(_ bar: UISearchBar, into view: UIView) -> Bool {
        guard let table = bar.superview as? UITableView, table.tableHeaderView === bar else {
            guard bar.superview == nil else { return false }
            view.addSubview(bar)
            return true
        }
        let placeholder = UIView(frame: bar.frame)
        self.table = table
        self.placeholder = placeholder
        // From one view to the other without a stop between, so that the field stays first responder.
        view.addSubview(bar)
        table.tableHeaderView = placeholder
        return true
    }

    mutating func putBack(_ bar: UISearchBar) {
        guard let placeholder else { return bar.removeFromSuperview() }
        // The app may have given the table another head meanwhile.
        if let table, table.tableHeaderView === placeholder {
            bar.frame = placeholder.frame
            table.tableHeaderView = bar
        } else {
            bar.removeFromSuperview()
        }
        self.placeholder = nil
        table = nil
    }

    mutating func hideBar(of controller: UINavigationController?) {
        guard let controller, !controller.isNavigationBarHidden else { return }
        navigation = controller
        controller.setNavigationBarHidden(true, animated: UIView.areAnimationsEnabled)
    }

    mutating func showBar() {
        navigation?.setNavigationBarHidden(false, animated: UIView.areAnimationsEnabled)
        navigation = nil
    }
}
