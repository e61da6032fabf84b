import Foundation
import UIKitCore

/// A large title, which disappears behind the row of buttons as its position becomes lower.
final class LargeTitleView: UIView {
    let label = UILabel(frame: .zero)
    private let theme: NavigationBarTheme

    init(theme: NavigationBarTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// From the edges to the title.
    var margins = UIEdgeInsets.zero { didSet { if margins != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var size = label.sizeThatFits(.zero)
        size.width = min(size.width, max(0, bounds.width - margins.left - margins.right))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - margins.right - size.width : margins.left
        label.bounds = CGRect(origin: .zero, size: size)
        label.center = CGPoint(x: x + size.width / 2, y: bounds.height - theme.largeTitleInset - size.height / 2)
    }
}
