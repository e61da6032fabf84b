import Foundation
import UIKitCore

/// The content of a navigation bar for the item on top of a stack.
@MainActor
struct NavigationBarContent {
    let item: UINavigationItem
    /// The child controller to which the back button leads; nil where there is none.
    let below: UINavigationItem?
    /// True if the title is large, and is below the buttons.
    var isLarge = false

    /// - Parameter items: the stack, the lowest child controller first.
    init?(_ items: [UINavigationItem], prefersLargeTitles: Bool) {
        guard let top = items.last else { return nil }
        item = top
        below = items.dropLast().last
        isLarge = prefersLargeTitles && Self.isLarge(items)
    }

    /// A child controller that leaves it open follows the one below; the lowest one is large.
    private static func isLarge(_ items: [UINavigationItem]) -> Bool {
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    var title: String? { item.title }

    // MARK: Search

    var searchBar: UISearchBar? { item.searchController?.searchBar }

    /// True if the search bar stands among the buttons.
    var isSearchInline: Bool { searchBar?.placement == .navigationInline }

    /// True if nothing but the search bar is to be seen.
    var isSearchAlone: Bool { item.searchController?.isAloneInBar ?? false }

    /// The height of the search bar's own row; 0 where it has none.
    var searchHeight: CGFloat { isSearchInline ? 0 : searchBar?.naturalHeight ?? 0 }

    /// How much of that gives way to content that is scrolled.
    var collapsingSearchHeight: CGFloat {
        guard item.hidesSearchBarWhenScrolling, item.searchController?.state.looksActive == false else { return 0 }
        return searchHeight - (searchBar?.lastingHeight ?? 0)
    }

    /// True if there is a button that leads back: items at its position take it unless they say that they do not.
    var hasBackButton: Bool {
        guard below != nil, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    }

    /// The titles that the back button may have, from the longest to none.
    var backTitles: [String] {
        guard let below else { return [] }
        let title: String? =
            if let button = below.backBarButtonItem { button.title ?? (button.image == nil ? Self.genericBackTitle : "") } else {
                below.backButtonTitle ?? below.title
            }
        // An empty title that was asked for stays empty; where nobody has set one the back button is only called so.
        if let title, title.isEmpty, below.backBarButtonItem != nil || below.backButtonTitle != nil { return [""] }
        let own = title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.genericBackTitle
        switch below.backButtonDisplayMode {
        case .default: return own == Self.genericBackTitle ? [own, ""] : [own, Self.genericBackTitle, ""]
        case .generic: return [Self.genericBackTitle, ""]
        case .minimal: return [""]
        }
    }

    /// The title of the back button, however much of it is shown.
    var backName: String {
        let button = below?.backBarButtonItem
        let title = button?.accessibilityLabel ?? button?.title ?? below?.backButtonTitle ?? below?.title
        return title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.genericBackTitle
    }

    private static let genericBackTitle = "Back"
}
