import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Tables in archives and nibs, under the keys of compiled nibs.
extension UITableView {
    static func decodedStyle(from coder: NSCoder) -> Style {
        (coder.allowsKeyedCoding ? coder.decodeEnumeration(Style.self, forKey: Key.style) : nil) ?? .plain
    }

    func decodeTable(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeHeights(from: coder)
        decodeSeparators(from: coder)
        decodeSelection(from: coder)
        if let view = coder.decodePresent(forKey: Key.header) as? UIView { tableHeaderView = view }
        if let view = coder.decodePresent(forKey: Key.footer) as? UIView { tableFooterView = view }
        if let view = coder.decodePresent(forKey: Key.background) as? UIView { backgroundView = view }
        staticSections = coder.decodeObjects(UITableViewSection.self, forKey: Key.sections)
        decodePrototypes(from: coder)
    }

    private func decodePrototypes(from coder: NSCoder) {
        guard let prototypes = coder.decodePresent(forKey: Key.prototypes) as? [AnyHashable: Any] else { return }
        let externals = coder.decodePresent(forKey: Key.prototypeExternals) as? [AnyHashable: Any] ?? [:]
        for (key, value) in prototypes {
            guard let identifier = key.base as? String, let prototype = value as? any CellPrototype else { continue }
            let objects = externals[key] as? [AnyHashable: Any] ?? [:]
            let named = objects.compactMap { name, object in (name.base as? String).map { ($0, object) } }
            register(prototype, externals: Dictionary(named) { $1 }, identifier: identifier)
        }
    }

    private func decodeHeights(from coder: NSCoder) {
        if let height = coder.decodeNumber(forKey: Key.rowHeight) { rowHeight = height }
        if let height = coder.decodeNumber(forKey: Key.estimatedRowHeight) { estimatedRowHeight = height }
        if let height = coder.decodeNumber(forKey: Key.headerHeight) { sectionHeaderHeight = height }
        if let height = coder.decodeNumber(forKey: Key.footerHeight) { sectionFooterHeight = height }
    }

    private func decodeSeparators(from coder: NSCoder) {
        if let style = coder.decodeEnumeration(UITableViewCell.SeparatorStyle.self, forKey: Key.separatorStyle) { separatorStyle = style }
        if let color = coder.decodePresent(forKey: Key.separatorColor) as? UIColor { separatorColor = color }
        if coder.containsValue(forKey: Key.separatorInset) { separatorInset = coder.decodeUIEdgeInsets(forKey: Key.separatorInset) }
    }

    private func decodeSelection(from coder: NSCoder) {
        if let flag = coder.decodeFlag(forKey: Key.allowsSelection) { allowsSelection = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsSelectionEditing) { allowsSelectionDuringEditing = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsMultiple) { allowsMultipleSelection = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsMultipleEditing) { allowsMultipleSelectionDuringEditing = flag }
    }

    func encodeTable(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Key.style)
        coder.encode(Double(rowHeight), forKey: Key.rowHeight)
        coder.encode(Double(estimatedRowHeight), forKey: Key.estimatedRowHeight)
        coder.encode(Double(sectionHeaderHeight), forKey: Key.headerHeight)
        coder.encode(Double(sectionFooterHeight), forKey: Key.footerHeight)
        coder.encode(separatorStyle.rawValue, forKey: Key.separatorStyle)
        if let givenSeparatorColor { coder.encode(givenSeparatorColor, forKey: Key.separatorColor) }
        if let givenSeparatorInset { coder.encode(givenSeparatorInset, forKey: Key.separatorInset) }
        coder.encode(allowsSelection, forKey: Key.allowsSelection)
        coder.encode(allowsSelectionDuringEditing, forKey: Key.allowsSelectionEditing)
        coder.encode(allowsMultipleSelection, forKey: Key.allowsMultiple)
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: Key.allowsMultipleEditing)
        if let tableHeaderView { coder.encode(tableHeaderView, forKey: Key.header) }
        if let tableFooterView { coder.encode(tableFooterView, forKey: Key.footer) }
        if let backgroundView { coder.encode(backgroundView, forKey: Key.background) }
        if let staticSections { coder.encode(staticSections as NSArray, forKey: Key.sections) }
    }

    private enum Key {
        static let style = "UIStyle"
        static let rowHeight = "UIRowHeight"
        static let estimatedRowHeight = "UIEstimatedRowHeight"
        static let headerHeight = "UISectionHeaderHeight"
        static let footerHeight = "UISectionFooterHeight"
        static let separatorStyle = "UISeparatorStyle"
        static let separatorColor = "UISeparatorColor"
        static let separatorInset = "UISeparatorInset"
        static let allowsSelection = "UIAllowsSelection"
        static let allowsSelectionEditing = "UIAllowsSelectionDuringEditing"
        static let allowsMultiple = "UIAllowsMultipleSelection"
        static let allowsMultipleEditing = "UIAllowsMultipleSelectionDuringEditing"
        static let header = "UITableHeaderView"
        static let footer = "UITableFooterView"
        static let background = "UIBackgroundView"
        static let sections = "UITableViewSections"
        static let prototypes = "UITableViewCellPrototypeNibs"
        static let prototypeExternals = "UITableViewCellPrototypeNibExternalObjects"
    }
}
