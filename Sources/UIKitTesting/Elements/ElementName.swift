@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// The name of a view for tests.
@MainActor
enum ElementName {
    static func matches(_ view: UIView, _ name: String) -> Bool {
        view.accessibilityIdentifier == name || view.accessibilityLabel == name || (view as? any ShownText)?.shownText == name
            || title(of: view) == name
    }

    /// The name of a bar or a cell: the text in it.
    static func title(of view: UIView) -> String? {
        switch view {
        case let bar as UINavigationBar: bar.topItem?.title
        case let cell as UITableViewCell: cell.textLabel?.text
        case let view where view.next is UIAlertController: (view.next as? UIAlertController)?.title
        default: nil
        }
    }
}
