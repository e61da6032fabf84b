import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Which parts are shown beside the text, and where.
extension UITextField {
    var geometry: FieldGeometry {
        FieldGeometry(
            theme: theme, style: borderStyle, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            leading: showsLeftView ? leftView.map { sideSize(of: $0) } : nil,
            trailing: showsRightView ? rightView.map { sideSize(of: $0) } : nil, showsClearButton: showsClearButton)
    }

    var showsLeftView: Bool { leftView != nil && leftViewMode.isShown(editing: isEditing) }
    var showsRightView: Bool { rightView != nil && rightViewMode.isShown(editing: isEditing) }
    var showsClearButton: Bool {
        hasClearableContent && isEnabled && clearButtonMode.isShown(editing: isEditing) && !showsRightView
    }

    private func sideSize(of view: UIView) -> CGSize {
        let size = view.bounds.size
        return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(size)
    }

    func ownTextRect(_ bounds: CGRect) -> CGRect {
        geometry.textRect(
            in: borderRect(forBounds: bounds), leading: showsLeftView ? leftViewRect(forBounds: bounds) : nil,
            trailing: showsRightView ? rightViewRect(forBounds: bounds) : nil,
            clearButton: showsClearButton ? clearButtonRect(forBounds: bounds) : nil)
    }

    /// A colour that was set for one kind of border is there with the other one.
    func borderDidChange() {
        let color = backgroundColor
        backgroundColor = color
        parts.borderDidChange()
        sizeDidChange()
    }
}
