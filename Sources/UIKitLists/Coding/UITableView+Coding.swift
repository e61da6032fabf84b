import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Tables in archives and nibs, under the keys of compiled nibs.
extension UITableView {
    static func decodedStyle(from coder: NSCoder) -> Style {
        (coder.allowsKeyedCoding ? coder.decodeEnumeration(Style.self, forKey: NibKey.style) : nil) ?? .plain
    }

    func decodeTable(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeHeights(from: coder)
        decodeSeparators(from: coder)
        decodeSelection(from: coder)
        if let view = coder.decodePresent(forKey: NibKey.tableHeaderView) as? UIView { tableHeaderView = view }
        if let view = coder.decodePresent(forKey: NibKey.tableFooterView) as? UIView { tableFooterView = view }
        if let view = coder.decodePresent(forKey: NibKey.backgroundView) as? UIView { backgroundView = view }
        staticSections = coder.decodeObjects(UITableViewSection.self, forKey: NibKey.tableViewSections)
        decodePrototypes(from: coder)
    }

    private func decodePrototypes(from coder: NSCoder) {
        guard let prototypes = coder.decodePresent(forKey: NibKey.tableViewCellPrototypeNibs) as? [AnyHashable: Any] else { return }
        let externals = coder.decodePresent(forKey: NibKey.tableViewCellPrototypeNibExternalObjects) as? [AnyHashable: Any] ?? [:]
        for (key, value) in prototypes {
            guard let identifier = key.base as? String, let prototype = value as? any CellPrototype else { continue }
            let objects = externals[key] as? [AnyHashable: Any] ?? [:]
            let named = objects.compactMap { name, object in (name.base as? String).map { ($0, object) } }
            register(prototype, externals: Dictionary(named) { $1 }, identifier: identifier)
        }
    }

    private func decodeHeights(from coder: NSCoder) {
        if let height = coder.decodeNumber(forKey: NibKey.rowHeight) { rowHeight = height }
        if let height = coder.decodeNumber(forKey: NibKey.estimatedRowHeight) { estimatedRowHeight = height }
        if let height = coder.decodeNumber(forKey: NibKey.sectionHeaderHeight) { sectionHeaderHeight = height }
        if let height = coder.decodeNumber(forKey: NibKey.sectionFooterHeight) { sectionFooterHeight = height }
    }

    private func decodeSeparators(from coder: NSCoder) {
        if let style = coder.decodeEnumeration(UITableViewCell.SeparatorStyle.self, forKey: NibKey.separatorStyle) {
            separatorStyle = style
        }
        if let color = coder.decodePresent(forKey: NibKey.separatorColor) as? UIColor { separatorColor = color }
        if coder.containsValue(forKey: NibKey.separatorInset) { separatorInset = coder.decodeUIEdgeInsets(forKey: NibKey.separatorInset) }
    }

    private func decodeSelection(from coder: NSCoder) {
        if let flag = coder.decodeFlag(forKey: NibKey.allowsSelection) { allowsSelection = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsSelectionDuringEditing) { allowsSelectionDuringEditing = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsMultipleSelection) { allowsMultipleSelection = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsMultipleSelectionDuringEditing) { allowsMultipleSelectionDuringEditing = flag }
    }

    func encodeTable(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: NibKey.style)
        coder.encode(Double(rowHeight), forKey: NibKey.rowHeight)
        coder.encode(Double(estimatedRowHeight), forKey: NibKey.estimatedRowHeight)
        coder.encode(Double(sectionHeaderHeight), forKey: NibKey.sectionHeaderHeight)
        coder.encode(Double(sectionFooterHeight), forKey: NibKey.sectionFooterHeight)
        coder.encode(separatorStyle.rawValue, forKey: NibKey.separatorStyle)
        if let givenSeparatorColor { coder.encode(givenSeparatorColor, forKey: NibKey.separatorColor) }
        if let givenSeparatorInset { coder.encode(givenSeparatorInset, forKey: NibKey.separatorInset) }
        coder.encode(allowsSelection, forKey: NibKey.allowsSelection)
        coder.encode(allowsSelectionDuringEditing, forKey: NibKey.allowsSelectionDuringEditing)
        coder.encode(allowsMultipleSelection, forKey: NibKey.allowsMultipleSelection)
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: NibKey.allowsMultipleSelectionDuringEditing)
        if let tableHeaderView { coder.encode(tableHeaderView, forKey: NibKey.tableHeaderView) }
        if let tableFooterView { coder.encode(tableFooterView, forKey: NibKey.tableFooterView) }
        if let backgroundView { coder.encode(backgroundView, forKey: NibKey.backgroundView) }
        if let staticSections { coder.encode(staticSections as NSArray, forKey: NibKey.tableViewSections) }
    }
}
