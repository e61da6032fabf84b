@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// The name of a view for tests.
@MainActor
enum ElementName {
    static func matches(_ view: UIView, _ name: String) -> Bool {
        identifier(of: view) == name || view.accessibilityLabel == name || (view as? any ShownText)?.shownText == name
            || title(of: view) == name
    }

    /// The accessibility identifier. A navigation bar without one has the title that it shows, or else the name of the class whose controller
    /// is on top, without the word Controller: `App.SongsView`.
    static func identifier(of view: UIView) -> String? {
        if let identifier = view.accessibilityIdentifier { return identifier }
        guard let bar = view as? UINavigationBar else { return nil }
        if let title = bar.topItem?.title, !title.isEmpty { return title }
        let stack = sequence(first: bar as UIResponder) { $0.next }.lazy.compactMap { $0 as? UINavigationController }.first
        guard let controller = stack?.topViewController else { return nil }
        let name = _objcStringFromClass(type(of: controller))
        return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
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
