import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBar {
    /// Where titles are at present.
    private var style: UITabBarItemAppearance.Style { UITabBarItemAppearance.Style(for: traitCollection) }

    private var appearanceInForce: UITabBarAppearance {
        backgrounds.appearance(for: selectedItem, contentEndsAtBar: contentEndsAtBar)
    }

    private func look(in appearance: UITabBarAppearance) -> TabLook {
        let tabAppearance =
            switch style {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        return TabLook(appearance: tabAppearance, style: style, unselectedTint: unselectedItemTintColor, theme: theme)
    }

    // MARK: Look

    /// Takes the look of the appearance that is in force now.
    func showAppearance() {
        let brightness = backgrounds.former.interfaceStyle
        if overrideUserInterfaceStyle != brightness { overrideUserInterfaceStyle = brightness }
        let appearance = appearanceInForce
        background.show(appearance)
        let look = look(in: appearance)
        shownStyle = look.style
        for tab in tabs { tab.show(look) }
        showIndicator(of: appearance)
        setNeedsLayout()
    }

    private func showIndicator(of appearance: UITabBarAppearance) {
        let color = appearance.selectionIndicatorTintColor
        let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.image = image.map { color == nil ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        indicator.tintColor = color
    }

    // MARK: Selection

    /// Shows which tab is selected now. An item may have a look of its own for the whole bar.
    func selectionDidChange() {
        for tab in tabs { tab.isSelected = tab.item === selectedItem }
        showAppearance()
    }

    @objc func tabWasTapped(_ tab: TabView) {
        guard customizer == nil else { return }
        if let manager { return manager.userDidTap(tab.item) }
        select(tab.item)
        delegate?.tabBar?(self, didSelect: tab.item)
    }

    // MARK: Positions

    func placeTabs() {
        // A bar that was in no window before is not notified that its traits are different now.
        if shownStyle != style { showAppearance() }
        background.frame = bounds
        let frames = layout.frames(count: tabs.count)
        for (tab, frame) in zip(tabs, frames) { tab.frame = frame }
        guard let selected = tabs.first(where: { $0.isSelected }), let image = indicator.image else {
            indicator.isHidden = true
            return
        }
        indicator.isHidden = false
        indicator.frame = CGRect(
            x: selected.frame.midX - image.size.width / 2, y: selected.frame.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height)
    }

    private var layout: TabBarLayout {
        let isWide = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
        let positioning = itemPositioning == .automatic ? (isWide ? ItemPositioning.centered : .fill) : itemPositioning
        // A bar is never laid out for the top of the screen.
        var insets = safeAreaInsets
        insets.top = 0
        if let manager { insets.bottom = manager.insetBelowTabs }
        return TabBarLayout(
            area: bounds.inset(by: insets), positioning: positioning, itemWidth: itemWidth, itemSpacing: itemSpacing,
            widestContent: style == .stacked ? 0 : tabs.map(\.inlineWidth).max() ?? 0,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: max(traitCollection.displayScale, 1),
            theme: theme)
    }

    // MARK: Changing tabs

    /// Gives each item a tab; those that stay keep theirs.
    func changeTabs(to items: [UITabBarItem], animated: Bool) {
        let former = tabs
        let look = look(in: appearanceInForce)
        tabs = items.map { item in former.first { $0.item === item } ?? makeTab(for: item, look: look) }
        let leaving = former.filter { tab in !tabs.contains(tab) }
        let coming = tabs.filter { tab in !former.contains(tab) }
        for tab in coming { addSubview(tab) }
        for tab in tabs { tab.isSelected = tab.item === selectedItem }
        setNeedsLayout()
        guard animated else { return leaving.forEach { $0.removeFromSuperview() } }
        fade(coming: coming, leaving: leaving)
    }

    private func fade(coming: [TabView], leaving: [TabView]) {
        let frames = layout.frames(count: tabs.count)
        UIView.performWithoutAnimation {
            for (tab, frame) in zip(tabs, frames) where coming.contains(tab) {
                tab.frame = frame
                tab.alpha = 0
            }
        }
        UIView.animate(withDuration: theme.changeDuration) {
            for tab in coming { tab.alpha = 1 }
            for tab in leaving { tab.alpha = 0 }
            self.layoutIfNeeded()
        } completion: { _ in
            for tab in leaving where !self.tabs.contains(tab) { tab.removeFromSuperview() }
        }
    }

    private func makeTab(for item: UITabBarItem, look: TabLook) -> TabView {
        let tab = TabView(item: item, look: look)
        tab.itemDidChange = { [weak self, unowned tab] in
            self?.setNeedsLayout()
            if tab.isSelected { self?.showAppearance() }
        }
        tab.addTarget(self, action: #selector(tabWasTapped(_:)), for: .touchUpInside)
        return tab
    }
}
