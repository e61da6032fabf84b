import UIKitContainers
import UIKitCore

extension PropertyCatalog {
    static let searchSections = [searchBars]

    private static let searchBars = PropertySection(UISearchBar.self, "UISearchBar", of: .view) { table in
        table.text("text", \.text)
        table.text("placeholder", \.placeholder)
        table.text("prompt", \.prompt)
        table.choice("searchBarStyle", \.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal])
        table.color("barTintColor", \.barTintColor)
        table.flag("isTranslucent", \.isTranslucent)
        table.flag("isEnabled", \.isEnabled)
        table.flag("showsCancelButton", \.showsCancelButton)
        table.flag("showsBookmarkButton", \.showsBookmarkButton)
        table.flag("showsSearchResultsButton", \.showsSearchResultsButton)
        table.flag("showsScopeBar", \.showsScopeBar)
        table.note("scopeButtonTitles") { $0.scopeButtonTitles }
        table.note("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex }
    }
}
