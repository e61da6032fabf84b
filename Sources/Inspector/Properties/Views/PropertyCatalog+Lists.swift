import UIKitCollections
import UIKitContainers
import UIKitCore
import UIKitLists

extension PropertyCatalog {
    static let listSections = [tables, cells, collections, items, navigationBars, tabBars]

    private static let tables = PropertySection(UITableView.self, "UITableView", of: .view) { table in
        // -1 is automaticDimension.
        table.number("rowHeight", \.rowHeight, in: -1...4096)
        table.number("sectionHeaderHeight", \.sectionHeaderHeight, in: -1...4096)
        table.number("sectionFooterHeight", \.sectionFooterHeight, in: -1...4096)
        table.choice(
            "separatorStyle", \.separatorStyle, ["none": .none, "singleLine": .singleLine])
        table.color("separatorColor", \.separatorColor)
        table.insets("separatorInset", \.separatorInset)
        table.flag("allowsSelection", \.allowsSelection)
        table.flag("allowsMultipleSelection", \.allowsMultipleSelection)
        table.flag("isEditing", \.isEditing)
        table.note("style") { $0.style == .plain ? "plain" : $0.style == .grouped ? "grouped" : "insetGrouped" }
        table.note("numberOfSections") { $0.numberOfSections }
        table.note("dataSource") { $0.dataSource.map { _ObjCRuntime.name(of: type(of: $0)) } }
    }

    private static let cells = PropertySection(UITableViewCell.self, "UITableViewCell", of: .view) { table in
        table.note("reuseIdentifier") { $0.reuseIdentifier }
        table.flag("isSelected", \.isSelected)
        table.flag("isHighlighted", \.isHighlighted)
        table.choice(
            "selectionStyle", \.selectionStyle, ["none": .none, "default": .default, "blue": .blue, "gray": .gray])
        table.choice(
            "accessoryType", \.accessoryType,
            [
                "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
                "checkmark": .checkmark, "detailButton": .detailButton,
            ])
        table.integer("indentationLevel", \.indentationLevel) { _ in 0...100 }
        table.number("indentationWidth", \.indentationWidth, in: 0...1000)
        table.insets("separatorInset", \.separatorInset)
    }

    private static let collections = PropertySection(UICollectionView.self, "UICollectionView", of: .view) { table in
        table.flag("allowsSelection", \.allowsSelection)
        table.flag("allowsMultipleSelection", \.allowsMultipleSelection)
        table.flag("isEditing", \.isEditing)
        table.note("collectionViewLayout") { _ObjCRuntime.name(of: type(of: $0.collectionViewLayout)) }
        table.note("numberOfSections") { $0.numberOfSections }
        table.note("visible items") { $0.indexPathsForVisibleItems.map { "\($0.section).\($0.item)" }.joined(separator: " ") }
        table.note("dataSource") { $0.dataSource.map { _ObjCRuntime.name(of: type(of: $0)) } }
    }

    private static let items = PropertySection(UICollectionViewCell.self, "UICollectionViewCell", of: .view) { table in
        table.note("reuseIdentifier") { $0.reuseIdentifier }
        table.flag("isSelected", \.isSelected)
        table.flag("isHighlighted", \.isHighlighted)
    }

    private static let navigationBars = PropertySection(UINavigationBar.self, "UINavigationBar", of: .view) { table in
        table.text("topItem.title", read: { $0.topItem?.title }) { $0.topItem?.title = $1 }
        table.color("barTintColor", \.barTintColor)
        table.flag("isTranslucent", \.isTranslucent)
        table.flag("prefersLargeTitles", \.prefersLargeTitles)
        table.note("items") { $0.items?.map { $0.title ?? "–" }.joined(separator: " ▸ ") }
    }

    private static let tabBars = PropertySection(UITabBar.self, "UITabBar", of: .view) { table in
        table.color("barTintColor", \.barTintColor)
        table.color("unselectedItemTintColor", \.unselectedItemTintColor)
        table.flag("isTranslucent", \.isTranslucent)
        table.note("items") { $0.items?.map { $0.title ?? "–" }.joined(separator: ", ") }
        table.note("selectedItem") { $0.selectedItem?.title }
    }
}
