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
        (coder.allowsKeyedCoding ? coder.decodeEnumeration(CellStyle.self, forKey: Key.style) : nil) ?? .default
    }

    static func decodedIdentifier(from coder: NSCoder) -> String? {
        coder.allowsKeyedCoding ? coder.decodeText(forKey: Key.identifier) : nil
    }

    static func decodedContent(from coder: NSCoder) -> CellContentView? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: Key.content) as? CellContentView : nil
    }

    func decodeCell(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        takeForeignContent(coder.decodePresent(forKey: Key.content) as? UIView)
        parts.text = coder.decodePresent(forKey: Key.text) as? UILabel
        parts.detail = coder.decodePresent(forKey: Key.detail) as? UILabel
        parts.image = coder.decodePresent(forKey: Key.image) as? UIImageView
        for part in [parts.text, parts.detail, parts.image] as [UIView?] {
            if let part, part.superview !== content { content.addSubview(part) }
        }
        archivedRowHeight = coder.decodeNumber(forKey: Key.rowHeight).flatMap { $0 > 0 ? $0 : nil }
        decodeAccessories(from: coder)
        if let style = coder.decodeEnumeration(SelectionStyle.self, forKey: Key.selectionStyle) { selectionStyle = style }
        if coder.containsValue(forKey: Key.indentation) { indentationLevel = coder.decodeInteger(forKey: Key.indentation) }
        if let width = coder.decodeNumber(forKey: Key.indentationWidth) { indentationWidth = width }
        if let flag = coder.decodeFlag(forKey: Key.showsReorder) { showsReorderControl = flag }
        if let flag = coder.decodeFlag(forKey: Key.indentsEditing) { shouldIndentWhileEditing = flag }
        if coder.containsValue(forKey: Key.separatorInset) { separatorInset = coder.decodeUIEdgeInsets(forKey: Key.separatorInset) }
        if let view = coder.decodePresent(forKey: Key.background) as? UIView { backgroundView = view }
        if let view = coder.decodePresent(forKey: Key.selectedBackground) as? UIView { selectedBackgroundView = view }
    }

    /// Content of a content view that is not ours is moved into the content view of the cell.
    private func takeForeignContent(_ view: UIView?) {
        guard let view, view !== content else { return }
        content.backgroundColor = view.backgroundColor
        for child in view.subviews { content.addSubview(child) }
    }

    private func decodeAccessories(from coder: NSCoder) {
        if let type = coder.decodeEnumeration(AccessoryType.self, forKey: Key.accessory) { accessoryType = type }
        if let type = coder.decodeEnumeration(AccessoryType.self, forKey: Key.editingAccessory) { editingAccessoryType = type }
        status.keepsAccessory = coder.decodeFlag(forKey: Key.hidesAccessory) == false
        if let view = coder.decodePresent(forKey: Key.accessoryView) as? UIView { accessoryView = view }
        if let view = coder.decodePresent(forKey: Key.editingAccessoryView) as? UIView { editingAccessoryView = view }
    }

    func encodeCell(to coder: NSCoder) {
        coder.encode(cellStyle.rawValue, forKey: Key.style)
        if let reuseIdentifier { coder.encode(reuseIdentifier as NSString, forKey: Key.identifier) }
        coder.encode(content, forKey: Key.content)
        if let text = parts.text { coder.encode(text, forKey: Key.text) }
        if let detail = parts.detail { coder.encode(detail, forKey: Key.detail) }
        if let image = parts.image { coder.encode(image, forKey: Key.image) }
        if let archivedRowHeight { coder.encode(Double(archivedRowHeight), forKey: Key.rowHeight) }
        coder.encode(accessoryType.rawValue, forKey: Key.accessory)
        coder.encode(editingAccessoryType.rawValue, forKey: Key.editingAccessory)
        if status.keepsAccessory { coder.encode(false, forKey: Key.hidesAccessory) }
        if let accessoryView { coder.encode(accessoryView, forKey: Key.accessoryView) }
        if let editingAccessoryView { coder.encode(editingAccessoryView, forKey: Key.editingAccessoryView) }
        coder.encode(selectionStyle.rawValue, forKey: Key.selectionStyle)
        coder.encode(indentationLevel, forKey: Key.indentation)
        coder.encode(Double(indentationWidth), forKey: Key.indentationWidth)
        coder.encode(showsReorderControl, forKey: Key.showsReorder)
        coder.encode(shouldIndentWhileEditing, forKey: Key.indentsEditing)
        if let inset = status.separatorInset { coder.encode(inset, forKey: Key.separatorInset) }
        if let backgroundView { coder.encode(backgroundView, forKey: Key.background) }
        if let selectedBackgroundView { coder.encode(selectedBackgroundView, forKey: Key.selectedBackground) }
    }

    private enum Key {
        static let style = "UITableViewCellStyle"
        static let identifier = "UIReuseIdentifier"
        static let content = "UIContentView"
        static let text = "UITextLabel"
        static let detail = "UIDetailTextLabel"
        static let image = "UIImageView"
        static let rowHeight = "UIRowHeight"
        static let accessory = "UIAccessoryType"
        static let editingAccessory = "UIEditingAccessoryType"
        static let hidesAccessory = "UIHidesAccessoryWhenEditing"
        static let accessoryView = "UIAccessoryView"
        static let editingAccessoryView = "UIEditingAccessoryView"
        static let selectionStyle = "UISelectionStyle"
        static let indentation = "UIIndentationLevel"
        static let indentationWidth = "UIIndentationWidth"
        static let showsReorder = "UIShowsReorderControl"
        static let indentsEditing = "UIShouldIndentWhileEditing"
        static let separatorInset = "UISeparatorInset"
        static let background = "UIBackgroundView"
        static let selectedBackground = "UISelectedBackgroundView"
    }
}
