import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// The views of a field: border, picture, text, and what is beside it.
@MainActor
final class FieldParts {
    private unowned let field: UITextField
    private let border: FieldBorder
    private var picture: UIImageView?
    private let body: FieldBody
    private var clearButton: FieldClearButton?

    init(of field: UITextField) {
        self.field = field
        border = FieldBorder(theme: field.theme)
        body = FieldBody(of: field)
    }

    /// The views that belong to the field itself.
    var all: [UIView] { [border, body] + [picture, clearButton].compactMap { $0 } + body.handles }

    func install() {
        field.insertSubview(border, at: 0)
        field.insertSubview(body, at: 1)
        border.isHidden = true
    }

    /// The colour inside of round corners; nil is the theme's.
    var groundColor: UIColor? {
        get { border.groundColor }
        set { border.groundColor = newValue }
    }

    // MARK: Changes

    func borderDidChange() { border.style = field.borderStyle }

    func colorsDidChange() {
        border.update()
        update()
    }

    func contentDidChange() { body.contentDidChange() }

    func sideViewDidChange(from former: UIView?, to view: UIView?) {
        guard former !== view else { return }
        if former?.superview === field { former?.removeFromSuperview() }
        field.sizeDidChange()
    }

    /// Brings caret and selection up to date.
    func update() { body.update() }

    func restartCaret() { body.restartCaret() }
    func stopCaret() { body.stopCaret() }

    // MARK: Layout

    func layOut() {
        let bounds = field.bounds
        border.frame = field.borderRect(forBounds: bounds)
        layOutPicture(bounds)
        place(field.leftView, field.showsLeftView ? field.leftViewRect(forBounds: bounds) : nil)
        place(field.rightView, field.showsRightView ? field.rightViewRect(forBounds: bounds) : nil)
        layOutClearButton(bounds)
        body.frame = field.shownRect
        field.keepFocusInSight()
        body.update()
    }

    private func layOutPicture(_ bounds: CGRect) {
        let isDisabled = !field.isEnabled && field.disabledBackground != nil && field.background != nil
        let image = field.borderStyle == .roundedRect ? nil : isDisabled ? field.disabledBackground : field.background
        if image != nil, picture == nil { picture = makePicture() }
        picture?.image = image
        picture?.isHidden = image == nil
        picture?.frame = bounds
        // A picture takes the border's place.
        border.isHidden = field.borderStyle == .none || image != nil
    }

    private func makePicture() -> UIImageView {
        let picture = UIImageView(frame: .zero)
        field.insertSubview(picture, belowSubview: body)
        return picture
    }

    private func place(_ view: UIView?, _ rect: CGRect?) {
        guard let view else { return }
        guard let rect else {
            if view.superview === field { view.removeFromSuperview() }
            return
        }
        if view.superview !== field { field.addSubview(view) }
        view.frame = rect
    }

    private func layOutClearButton(_ bounds: CGRect) {
        guard field.showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = field.clearButtonRect(forBounds: bounds)
    }

    /// A picture in place of the theme's cross; nil is the theme's.
    var clearImage: UIImage? { didSet { clearButton?.image = clearImage ?? field.theme.clearImage } }

    private func makeClearButton() -> FieldClearButton {
        let button = FieldClearButton(theme: field.theme) { [unowned field] in field.clearByUser() }
        if let clearImage { button.image = clearImage }
        clearButton = button
        field.addSubview(button)
        return button
    }
}
