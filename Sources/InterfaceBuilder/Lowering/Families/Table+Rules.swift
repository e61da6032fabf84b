extension [ElementRule] {
    static let table: [ElementRule] = [
        .choice("style", NibKey.style, ["plain": 0, "grouped": 1, "insetGrouped": 2]),
        .real("rowHeight", NibKey.rowHeight),
        .real("estimatedRowHeight", NibKey.estimatedRowHeight),
        .real("sectionHeaderHeight", NibKey.sectionHeaderHeight),
        .real("sectionFooterHeight", NibKey.sectionFooterHeight),
        .choice("separatorStyle", NibKey.separatorStyle, ["none": 0, "singleLine": 1, "default": 1, "singleLineEtched": 2]),
        .color("separatorColor", NibKey.separatorColor),
        .numbers("separatorInset", NibKey.separatorInset),
        .flag("allowsSelection", NibKey.allowsSelection),
        .flag("allowsSelectionDuringEditing", NibKey.allowsSelectionDuringEditing),
        .flag("allowsMultipleSelection", NibKey.allowsMultipleSelection),
        .flag("allowsMultipleSelectionDuringEditing", NibKey.allowsMultipleSelectionDuringEditing),
        .object("tableHeaderView", NibKey.tableHeaderView),
        .object("tableFooterView", NibKey.tableFooterView),
        .object("backgroundView", NibKey.backgroundView),
        .objects(in: "sections", NibKey.tableViewSections),
        prototypes,
    ]

    static let tableSection: [ElementRule] = [
        .text("headerTitle", NibKey.tableSectionHeaderTitle),
        .text("footerTitle", NibKey.tableSectionFooterTitle),
        .objects(in: "cells", NibKey.tableSectionRows),
    ]

    static let tableCell: [ElementRule] = [
        .choice("style", NibKey.tableViewCellStyle, cellStyles),
        .name("reuseIdentifier", NibKey.reuseIdentifier),
        .real("rowHeight", NibKey.rowHeight),
        .choice("accessoryType", NibKey.accessoryType, accessories),
        .choice("editingAccessoryType", NibKey.editingAccessoryType, accessories),
        .flag("hidesAccessoryWhenEditing", NibKey.hidesAccessoryWhenEditing),
        .choice("selectionStyle", NibKey.selectionStyle, ["none": 0, "blue": 1, "gray": 2, "default": 3]),
        .integer("indentationLevel", NibKey.indentationLevel),
        .real("indentationWidth", NibKey.indentationWidth),
        .flag("showsReorderControl", NibKey.showsReorderControl),
        .flag("shouldIndentWhileEditing", NibKey.shouldIndentWhileEditing),
        .numbers("separatorInset", NibKey.separatorInset),
        .object("contentView", NibKey.contentView),
        .object("backgroundView", NibKey.backgroundView),
        .object("selectedBackgroundView", NibKey.selectedBackgroundView),
        .object("accessoryView", NibKey.accessoryView),
        .object("editingAccessoryView", NibKey.editingAccessoryView),
        part("textLabel", NibKey.textLabel), part("detailTextLabel", NibKey.detailTextLabel), part("imageView", NibKey.imageView),
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
                object.lowering.warn(object.lowering.location(of: cell), "the cell has no reuse identifier, so nothing can be made of it")
                continue
            }
            nibs.append((identifier, object.lowering.nestedNib(for: cell)))
        }
        guard !nibs.isEmpty else { return }
        object[NibKey.tableViewCellPrototypeNibs] = .dictionary(nibs.flatMap { [.string($0.identifier), .object($0.nib.nib)] })
        object.lowering.afterObjects {
            object[NibKey.tableViewCellPrototypeNibExternalObjects] = .dictionary(
                nibs.flatMap { [.string($0.identifier), object.lowering.externals(of: $0.nib)] })
        }
    }
}
