import Foundation
import UIKitCore

/// The frames of the parts of a field. Pure: all it needs is passed to it.
struct FieldGeometry {
    var theme: TextFieldTheme
    var style: UITextField.BorderStyle
    var isRightToLeft: Bool
    /// The sizes of the views beside the text, as far as they are shown.
    var leading: CGSize?
    var trailing: CGSize?
    var showsClearButton: Bool

    private var inset: CGSize { style == .none ? .zero : theme.textInset }

    /// Between border, side views and clear button.
    func textRect(in bounds: CGRect, leading: CGRect?, trailing: CGRect?, clearButton: CGRect?) -> CGRect {
        var (left, right) = (bounds.minX + inset.width, bounds.maxX - inset.width)
        for side in [leading, trailing, clearButton].compactMap({ $0 }) {
            if side.midX < bounds.midX {
                left = max(left, side.maxX + inset.width)
            } else {
                right = min(right, side.minX - (side == clearButton ? 0 : inset.width))
            }
        }
        let rect = bounds.insetBy(dx: 0, dy: min(inset.height, bounds.height / 2))
        return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }

    func leftViewRect(in bounds: CGRect) -> CGRect { leading.map { sideRect($0, in: bounds, isLeft: !isRightToLeft) } ?? .zero }

    func rightViewRect(in bounds: CGRect) -> CGRect { trailing.map { sideRect($0, in: bounds, isLeft: isRightToLeft) } ?? .zero }

    private func sideRect(_ size: CGSize, in bounds: CGRect, isLeft: Bool) -> CGRect {
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let x = isLeft ? bounds.minX : bounds.maxX - width
        return CGRect(x: x, y: bounds.minY + ((bounds.height - height) / 2).rounded(.down), width: width, height: height)
    }

    func clearButtonRect(in bounds: CGRect) -> CGRect {
        let side = theme.clearButtonSide
        let x = isRightToLeft ? bounds.minX + theme.clearButtonMargin : bounds.maxX - theme.clearButtonMargin - side
        return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
    }

    /// The size that a text asks for, with all that is shown beside it.
    func naturalSize(text: CGSize, lineHeight: CGFloat) -> CGSize {
        let line = max(text.height, lineHeight) + theme.lineSurplus
        var size = CGSize(width: text.width.rounded(.up), height: line.rounded(.up))
        switch style {
        case .none: break
        case .line, .bezel:
            size.width += 2 * theme.textInset.width
            size.height += 2 * theme.textInset.height
        case .roundedRect:
            size.width += theme.borderWidth
            size.height = max(size.height + theme.borderHeight, theme.leastHeight)
        }
        for side in [leading, trailing].compactMap({ $0 }) {
            size.width += side.width + inset.width
            size.height = max(size.height, side.height)
        }
        return size
    }
}
