import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user rearrange a bar: from the time when its screen begins to come until that is gone.
@MainActor
final class TabCustomizer: UIObject {
    unowned let bar: UITabBar
    let offered: [UITabBarItem]
    let sheet: CustomizingSheet
    let theme = CustomizingTheme.flat
    var slots: TabSlots<UITabBarItem>
    var drag: TabDrag?
    /// Shines behind the tab that would be replaced.
    let glow = UIView(frame: .zero)
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let selectedItem: UITabBarItem?
    private(set) var isEnding = false
    /// True if the screen is gone and everybody knows.
    private var isOver = false

    init(bar: UITabBar, offered: [UITabBarItem]) {
        self.bar = bar
        self.offered = offered
        selectedItem = bar.selectedItem
        slots = TabSlots(bar.items ?? [], movable: offered)
        sheet = CustomizingSheet(items: offered, theme: theme)
        super.init()
        press.minimumPressDuration = 0
        press.addTarget(self, action: #selector(tabWasDragged(_:)))
        sheet.done = { [weak bar] in _ = bar?.endCustomizing(animated: true) }
        sheet.dragged = { [weak self] press in self?.iconWasDragged(press) }
        sheet.coveredHeight = { [weak bar, weak sheet] in
            guard let bar, let sheet, bar.superview === sheet.superview else { return 0 }
            return max(sheet.bounds.maxY - bar.frame.minY, 0)
        }
        for icon in sheet.icons {
            icon.makeActions = { [weak self, weak icon] in icon.flatMap { self?.actions(for: $0.item) } ?? [] }
        }
    }

    // MARK: Beginning

    /// Slides the screen in over a view, below the bar.
    func begin(over host: UIView) {
        UIView.performWithoutAnimation {
            sheet.frame = host.bounds.offsetBy(dx: 0, dy: host.bounds.height)
            host.insertSubview(sheet, belowSubview: bar)
            sheet.layoutIfNeeded()
            setUpGlow()
            showSlotNumbers()
        }
        bar.addGestureRecognizer(press)
        guard bar.window != nil else {
            sheet.frame = host.bounds
            showFixedTabs(true)
            return bar.tellCustomizing(.didBegin, offered)
        }
        UIView.animate(withDuration: theme.slideDuration, delay: 0, options: .curveEaseOut) {
            self.sheet.frame = host.bounds
            self.showFixedTabs(true)
        } completion: { [weak self] _ in
            guard let self, !isEnding else { return }
            bar.tellCustomizing(.didBegin, offered)
        }
    }

    private func setUpGlow() {
        glow.isUserInteractionEnabled = false
        glow.alpha = 0
        glow.layer.cornerRadius = theme.glowRadius
        glow.layer.shadowOpacity = theme.glowShineAlpha
        glow.layer.shadowOffset = .zero
        glow.layer.shadowRadius = theme.glowSpread
        bar.insertSubview(glow, aboveSubview: bar.indicator)
    }

    /// Tabs that cannot be moved are faint.
    private func showFixedTabs(_ isShown: Bool) {
        for tab in bar.tabs where slots.isFixed(tab.item) {
            tab.isFixed = isShown
            tab.alpha = isShown ? theme.fixedAlpha : 1
        }
    }

    // MARK: Ending

    /// Slides the screen out, and returns whether the bar has changed.
    func end(animated: Bool) -> Bool {
        isEnding = true
        cancelDrag()
        let (items, changed) = (slots.items, slots.isChanged)
        bar.tellCustomizing(.willEnd(changed: changed), items)
        bar.removeGestureRecognizer(press)
        guard animated, let host = sheet.superview else {
            finish()
            return changed
        }
        UIView.animate(withDuration: theme.slideDuration, delay: 0, options: .curveEaseIn) {
            self.sheet.frame = host.bounds.offsetBy(dx: 0, dy: host.bounds.height)
            self.showFixedTabs(false)
        } completion: { _ in
            self.finish()
        }
        return changed
    }

    /// Removes the rest of the screen, and calls the completion. Does nothing a second time.
    func finish() {
        guard !isOver else { return }
        isOver = true
        UIView.performWithoutAnimation {
            showFixedTabs(false)
            sheet.removeFromSuperview()
            glow.removeFromSuperview()
        }
        if bar.customizer === self { bar.customizer = nil }
        bar.tellCustomizing(.didEnd(changed: slots.isChanged), slots.items)
    }

    // MARK: Changing

    /// Has the bar show the items as they are now. What was selected is so again if it comes back.
    func showSlots() {
        bar.show(slots.items, animated: true, isByUser: true)
        bar.select(selectedItem)
        showSlotNumbers()
    }

    /// Says of each icon where on the bar it is.
    private func showSlotNumbers() {
        for icon in sheet.icons {
            icon.placeOnBar = slots.items.firstIndex { $0 === icon.item }.map { ($0 + 1, slots.items.count) }
        }
    }

    /// The actions that stand for dragging an icon.
    private func actions(for item: UITabBarItem) -> [UIAccessibilityCustomAction] {
        slots.items.indices.filter { slots.canTake($0) && slots.items[$0] !== item }.map { slot in
            UIAccessibilityCustomAction(name: "Put in place of \(slots.items[slot].title ?? "")") { [weak self] _ in
                guard let self, !isEnding, drag == nil else { return false }
                slots.put(item, into: slot)
                showSlots()
                return true
            }
        }
    }

    @objc private func tabWasDragged(_ press: UILongPressGestureRecognizer) { follow(press) { self.liftTab(at: $0) } }
}
