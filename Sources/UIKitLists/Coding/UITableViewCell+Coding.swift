import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableViewCell {
    /// Takes the segue of the storyboard that begins when the user selects the cell.
    func followSelectionSegue() { follow(selectionSegueTemplate) }

    /// Takes the one that begins at the cell's accessory.
    func followAccessorySegue() { follow(accessoryActionSegueTemplate) }

    private func follow(_ template: AnyObject?) {
        guard let template else { return }
        _ = _ObjCRuntime.send(template, Selector("perform:"), [self])
    }

    static func decodedStyle(from coder: NSCoder) -> CellStyle {
        (coder.allowsKeyedCoding ? coder.decodeEnumeration(CellStyle.self, forKey: NibKey.tableViewCellStyle) : nil) ?? .default
    }

    static func decodedIdentifier(from coder: NSCoder) -> String? {
        coder.allowsKeyedCoding ? coder.decodeText(forKey: NibKey.reuseIdentifier) : nil
    }

    static func decodedContent(from coder: NSCoder) -> CellContentView? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.contentView) as? CellContentView : nil
    }

    func decodeCell(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        takeForeignContent(coder.decodePresent(forKey: NibKey.contentView) as? UIView)
        parts.text = coder.decodePresent(forKey: NibKey.textLabel) as? UILabel
        parts.detail = coder.decodePresent(forKey: NibKey.detailTextLabel) as? UILabel
        parts.image = coder.decodePresent(forKey: NibKey.imageView) as? UIImageView
        for part in [parts.text, parts.detail, parts.image] as [UIView?] {
            if let part, part.superview !== content { content.addSubview(part) }
        }
        archivedRowHeight = coder.decodeNumber(forKey: NibKey.rowHeight).flatMap { $0 > 0 ? $0 : nil }
        decodeAccessories(from: coder)
        if let style = coder.decodeEnumeration(SelectionStyle.self, forKey: NibKey.selectionStyle) { selectionStyle = style }
        if coder.containsValue(forKey: NibKey.indentationLevel) { indentationLevel = coder.decodeInteger(forKey: NibKey.indentationLevel) }
        if let width = coder.decodeNumber(forKey: NibKey.indentationWidth) { indentationWidth = width }
        if let flag = coder.decodeFlag(forKey: NibKey.showsReorderControl) { showsReorderControl = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.shouldIndentWhileEditing) { shouldIndentWhileEditing = flag }
        if coder.containsValue(forKey: NibKey.separatorInset) { separatorInset = coder.decodeUIEdgeInsets(forKey: NibKey.separatorInset) }
        if let view = coder.decodePresent(forKey: NibKey.backgroundView) as? UIView { backgroundView = view }
        if let view = coder.decodePresent(forKey: NibKey.selectedBackgroundView) as? UIView { selectedBackgroundView = view }
    }

    /// Content of a content view that is not ours is moved into the content view of the cell.
    private func takeForeignContent(_ view: UIView?) {
        guard let view, view !== content else { return }
        content.backgroundColor = view.backgroundColor
        for child in view.subviews { content.addSubview(child) }
    }

    private func decodeAccessories(from coder: NSCoder) {
        if let type = coder.decodeEnumeration(AccessoryType.self, forKey: NibKey.accessoryType) { accessoryType = type }
        if let type = coder.decodeEnumeration(AccessoryType.self, forKey: NibKey.editingAccessoryType) { editingAccessoryType = type }
        status.keepsAccessory = coder.decodeFlag(forKey: NibKey.hidesAccessoryWhenEditing) == false
        if let view = coder.decodePresent(forKey: NibKey.accessoryView) as? UIView { accessoryView = view }
        if let view = coder.decodePresent(forKey: NibKey.editingAccessoryView) as? UIView { editingAccessoryView = view }
    }

    func encodeCell(to coder: NSCoder) {
        coder.encode(cellStyle.rawValue, forKey: NibKey.tableViewCellStyle)
        if let reuseIdentifier { coder.encode(reuseIdentifier as NSString, forKey: NibKey.reuseIdentifier) }
        coder.encode(content, forKey: NibKey.contentView)
        if let text = parts.text { coder.encode(text, forKey: NibKey.textLabel) }
        if let detail = parts.detail { coder.encode(detail, forKey: NibKey.detailTextLabel) }
        if let image = parts.image { coder.encode(image, forKey: NibKey.imageView) }
        if let archivedRowHeight { coder.encode(Double(archivedRowHeight), forKey: NibKey.rowHeight) }
        coder.encode(accessoryType.rawValue, forKey: NibKey.accessoryType)
        coder.encode(editingAccessoryType.rawValue, forKey: NibKey.editingAccessoryType)
        if status.keepsAccessory { coder.encode(false, forKey: NibKey.hidesAccessoryWhenEditing) }
        if let accessoryView { coder.encode(accessoryView, forKey: NibKey.accessoryView) }
        if let editingAccessoryView { coder.encode(editingAccessoryView, forKey: NibKey.editingAccessoryView) }
        coder.encode(selectionStyle.rawValue, forKey: NibKey.selectionStyle)
        coder.encode(indentationLevel, forKey: NibKey.indentationLevel)
        coder.encode(Double(indentationWidth), forKey: NibKey.indentationWidth)
        coder.encode(showsReorderControl, forKey: NibKey.showsReorderControl)
        coder.encode(shouldIndentWhileEditing, forKey: NibKey.shouldIndentWhileEditing)
        if let inset = status.separatorInset { coder.encode(inset, forKey: NibKey.separatorInset) }
        if let backgroundView { coder.encode(backgroundView, forKey: NibKey.backgroundView) }
        if let selectedBackgroundView { coder.encode(selectedBackgroundView, forKey: NibKey.selectedBackgroundView) }
    }
}
