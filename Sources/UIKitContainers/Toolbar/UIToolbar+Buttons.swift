import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIToolbar {
    private static let changeDuration: TimeInterval = 0.3

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var appearanceInForce: UIToolbarAppearance {
        settings.appearance(at: barPosition, isCompact: isCompact, isAtEdge: contentEndsAtBar)
    }

    private var look: BarButtonLook {
        let appearance = appearanceInForce
        return BarButtonLook(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, metrics: isCompact ? .compact : .default,
            theme: theme)
    }

    /// Takes the look of the appearance that is in force now.
    func showAppearance() {
        let brightness = settings.former.interfaceStyle
        if overrideUserInterfaceStyle != brightness { overrideUserInterfaceStyle = brightness }
        shownCompact = isCompact
        background.show(appearanceInForce)
        background.position = barPosition
        for button in group.views { button.show(look) }
        setNeedsLayout()
    }

    /// Gives each item a button; those that stay keep theirs.
    func changeButtons(animated: Bool) {
        let (added, removed) = group.show(items ?? [], look: look)
        setNeedsLayout()
        guard animated else { return removed.forEach { $0.removeFromSuperview() } }
        UIView.performWithoutAnimation {
            for button in added { button.alpha = 0 }
            place(only: added)
        }
        UIView.animate(withDuration: Self.changeDuration) {
            for button in added { button.alpha = 1 }
            for button in removed { button.alpha = 0 }
            self.layoutIfNeeded()
        } completion: { _ in
            for button in removed { button.removeFromSuperview() }
        }
    }

    // MARK: Positions

    func placeParts() {
        // A bar that was in no window before is not notified that its traits are different now.
        if shownCompact != isCompact { showAppearance() }
        background.frame = backgroundFrame
        row.frame = bounds
        group.place(at: frames, in: row.bounds, theme: theme, centersContent: true)
    }

    /// New buttons appear where they belong, and do not come from elsewhere.
    private func place(only buttons: [UIView]) {
        let frames = frames
        for (item, frame) in zip(group.items, frames) {
            group.views.first { $0.item === item && buttons.contains($0) }?.frame = frame
        }
    }

    private var frames: [CGRect] {
        let insets = safeAreaInsets
        var area = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
        // A bar that is no higher than its buttons keeps them even where it is in the lower safe area.
        area.size.height = min(bounds.height, max(bounds.height - insets.bottom, theme.height(for: traitCollection)))
        let margin = theme.margin(forWidth: bounds.width)
        let layout = ToolbarLayout(
            row: area.insetBy(dx: min(margin, area.width / 2), dy: 0), spacing: theme.buttonSpacing,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: max(traitCollection.displayScale, 1))
        return layout.frames(of: slots)
    }

    private var slots: [ToolbarLayout.Slot] {
        group.items.map { item in
            if item.isHidden { return .leftOut }
            switch item.systemItem {
            case .flexibleSpace: return .flexible
            case .fixedSpace: return .fixed(max(0, item.width))
            default: return .button(group.views.first { $0.item === item }?.sizeThatFits(.zero).width ?? 0)
            }
        }
    }

    /// The background of a bar that is on the lower safe area goes on to the edge of the screen; at the top, under the status bar.
    private var backgroundFrame: CGRect {
        guard let window else { return bounds }
        let frame = convert(bounds, to: window)
        let insets = window.safeAreaInsets
        var background = bounds
        if barPosition == .bottom, abs(frame.maxY - (window.bounds.maxY - insets.bottom)) < 1 {
            background.size.height += insets.bottom
        } else if barPosition == .topAttached, frame.minY > 0, frame.minY <= insets.top {
            background.origin.y -= frame.minY
            background.size.height += frame.minY
        }
        return background
    }
}
