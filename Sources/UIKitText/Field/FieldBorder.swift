import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// The drawing around and behind the text of a field.
final class FieldBorder: UIView {
    private let theme: TextFieldTheme
    /// The line below the upper edge that lets a bezel look deep.
    private let shade = UIView(frame: .zero)

    var style = UITextField.BorderStyle.none { didSet { if style != oldValue { update() } } }
    /// Nil is the theme's.
    var groundColor: UIColor? { didSet { if groundColor != oldValue { update() } } }

    init(theme: TextFieldTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shade.isHidden = true
        addSubview(shade)
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        let isRound = style == .roundedRect
        backgroundColor = isRound ? groundColor ?? theme.groundColor : nil
        layer.cornerRadius = isRound ? theme.cornerRadius : 0
        layer.borderWidth = style == .none ? 0 : isRound ? theme.lineWidth : 1
        let color: UIColor =
            switch style {
            case .bezel: theme.bezelColor
            case .line: .label
            default: theme.lineColor
            }
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        shade.isHidden = style != .bezel
        shade.backgroundColor = theme.bezelShade
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = CGRect(x: 1, y: 1, width: max(bounds.width - 2, 0), height: 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }
}
