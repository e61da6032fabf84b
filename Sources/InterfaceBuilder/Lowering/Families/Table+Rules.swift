extension [ElementRule] {
    static let table: [ElementRule] = [
        .choice("style", "UIStyle", ["plain": 0, "grouped": 1, "insetGrouped": 2]),
        .real("rowHeight", "UIRowHeight"),
        .real("estimatedRowHeight", "UIEstimatedRowHeight"),
        .real("sectionHeaderHeight", "UISectionHeaderHeight"),
        .real("sectionFooterHeight", "UISectionFooterHeight"),
        .choice("separatorStyle", "UISeparatorStyle", ["none": 0, "singleLine": 1, "default": 1, "singleLineEtched": 2]),
        .color("separatorColor", "UISeparatorColor"),
        .numbers("separatorInset", "UISeparatorInset"),
        .flag("allowsSelection", "UIAllowsSelection"),
        .flag("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing"),
        .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
        .flag("allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing"),
        .object("tableHeaderView", "UITableHeaderView"),
        .object("tableFooterView", "UITableFooterView"),
        .object("backgroundView", "UIBackgroundView"),
        .objects(in: "sections", "UITableViewSections"),
        prototypes,
    ]

    static let tableSection: [ElementRule] = [
        .text("headerTitle", "UITableSectionHeaderTitle"),
        .text("footerTitle", "UITableSectionFooterTitle"),
        .objects(in: "cells", "UITableSectionRows"),
    ]

    static let tableCell: [ElementRule] = [
        .choice("style", "UITableViewCellStyle", cellStyles),
        .name("reuseIdentifier", "UIReuseIdentifier"),
        .real("rowHeight", "UIRowHeight"),
        .choice("accessoryType", "UIAccessoryType", accessories),
        .choice("editingAccessoryType", "UIEditingAccessoryType", accessories),
        .flag("hidesAccessoryWhenEditing", "UIHidesAccessoryWhenEditing"),
        .choice("selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3]),
        .integer("indentationLevel", "UIIndentationLevel"),
        .real("indentationWidth", "UIIndentationWidth"),
        .flag("showsReorderControl", "UIShowsReorderControl"),
        .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing"),
        .numbers("separatorInset", "UISeparatorInset"),
        .object("contentView", "UIContentView"),
        .object("backgroundView", "UIBackgroundView"),
        .object("selectedBackgroundView", "UISelectedBackgroundView"),
        .object("accessoryView", "UIAccessoryView"),
        .object("editingAccessoryView", "UIEditingAccessoryView"),
        part("textLabel", "UITextLabel"), part("detailTextLabel", "UIDetailTextLabel"), part("imageView", "UIImageView"),
    ]

    /// A label or picture of a standard style, which is in the content view and is named by its id.
    private static func part(_ attribute: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let id = element[attribute], let part = object.lowering.object(withID: id) else { return }
            object[key] = .object(part)
        }
    }

    private static let cellStyles = [
        "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
        "IBUITableViewCellStyleSubtitle": 3,
    ]
    private static let accessories = ["none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4]

    // MARK: Prototypes

    /// Cells of which copies are made: each becomes a nib of its own.
    private static let prototypes = ElementRule { element, object in
        var nibs: [(identifier: String, nib: Lowering.Nested)] = []
        for cell in element.child("prototypes")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                object.lowering.warn(object.lowering.place(of: cell), "the cell has no reuse identifier, so nothing can be made of it")
                continue
            }
            nibs.append((identifier, object.lowering.nestedNib(for: cell)))
        }
        guard !nibs.isEmpty else { return }
        object["UITableViewCellPrototypeNibs"] = .dictionary(nibs.flatMap { [.string($0.identifier), .object($0.nib.nib)] })
        object.lowering.afterObjects {
            object["UITableViewCellPrototypeNibExternalObjects"] = .dictionary(
                nibs.flatMap { [.string($0.identifier), object.lowering.externals(of: $0.nib)] })
        }
    }
}
