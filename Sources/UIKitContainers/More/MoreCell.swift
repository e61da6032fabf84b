import UIKitCore
import UIKitLists

/// A row in the list of controllers for which a tab bar has no room: picture, title, and the badge before the chevron.
final class MoreCell: UITableViewCell {
    private var badge: BadgeView?

    /// Between the badge and what is beside it.
    private static let gap: CGFloat = 8

    /// Shows what the tab of an item would show.
    func show(_ item: UITabBarItem, tint: UIColor?) {
        textLabel?.text = item.title
        imageView?.image = MoreIcon.image(of: item, scale: max(traitCollection.displayScale, 1))
        imageView?.tintColor = tint
        accessoryType = .disclosureIndicator
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        showBadge(of: item)
    }

    private func showBadge(of item: UITabBarItem) {
        guard let text = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BadgeView(frame: .zero)
        if badge == nil {
            badge = view
            contentView.addSubview(view)
        }
        let look = TabLook(appearance: UITabBarItemAppearance(style: .stacked), style: .stacked)
        view.show(
            text, attributes: look.badgeAttributes(of: item, in: .normal), background: look.badgeColor(of: item, in: .normal),
            textOffset: .zero
        )
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let badge else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (size, room) = (badge.sizeThatFits(.zero), contentView.bounds)
        let x = isRightToLeft ? room.minX + Self.gap : room.maxX - Self.gap - size.width
        badge.frame = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
        guard let label = textLabel else { return }
        let taken = badge.frame.insetBy(dx: -Self.gap, dy: 0)
        let least = isRightToLeft ? max(label.frame.minX, taken.maxX) : label.frame.minX
        let most = isRightToLeft ? label.frame.maxX : min(label.frame.maxX, taken.minX)
        label.frame = CGRect(x: least, y: label.frame.minY, width: max(most - least, 0), height: label.frame.height)
    }
}
