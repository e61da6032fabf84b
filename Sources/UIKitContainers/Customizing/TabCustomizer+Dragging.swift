import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension TabCustomizer {
    func iconWasDragged(_ press: UILongPressGestureRecognizer) { follow(press) { self.liftIcon(at: $0) } }

    /// Goes along with a finger. Positions are in the coordinates of the view that holds bar and screen.
    func follow(_ press: UILongPressGestureRecognizer, lift: (CGPoint) -> Void) {
        guard !isEnding, let host = sheet.superview else { return }
        let point = press.location(in: host)
        switch press.state {
        case .began where drag == nil: lift(point)
        case .changed: move(to: point)
        case .ended: drop(at: point)
        case .cancelled: cancelDrag()
        default: break
        }
    }

    // MARK: Lifting

    private func liftIcon(at point: CGPoint) {
        guard let host = sheet.superview, let icon = sheet.icon(at: host.convert(point, to: sheet)) else { return }
        lift(icon.item, from: icon.convert(icon.bounds, to: host), at: point, source: .grid(icon))
        icon.isLifted = true
    }

    func liftTab(at point: CGPoint) {
        guard let host = sheet.superview, let slot = bar.slot(at: host.convert(point, to: bar)), slots.canTake(slot) else { return }
        let tab = bar.tabs[slot]
        lift(tab.item, from: iconFrame(over: tab, in: host), at: point, source: .bar(slots))
        tab.alpha = 0
    }

    private func lift(_ item: UITabBarItem, from frame: CGRect, at point: CGPoint, source: TabDrag.Source) {
        guard let host = sheet.superview else { return }
        let icon = TabIconView(item: item, theme: theme)
        UIView.performWithoutAnimation {
            icon.frame = frame
            icon.show(bar.tintColor)
            host.addSubview(icon)
            icon.layoutIfNeeded()
        }
        let grip = CGPoint(x: icon.center.x - point.x, y: icon.center.y - point.y)
        drag = TabDrag(item: item, source: source, icon: icon, grip: grip)
        UIView.animate(withDuration: theme.liftDuration) {
            icon.lift(true)
        }
    }

    /// Where an icon of the grid's size stands so that its middle is that of a tab.
    private func iconFrame(over tab: TabView, in host: UIView) -> CGRect {
        let rect = tab.convert(tab.bounds, to: host)
        let size = CGSize(width: min(rect.width, theme.columnWidth), height: theme.rowHeight)
        return CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Moving

    private func move(to point: CGPoint) {
        guard let drag else { return }
        drag.icon.center = CGPoint(x: point.x + drag.grip.x, y: point.y + drag.grip.y)
        let target = slot(under: drag.icon.center, point)
        guard target != drag.target else { return }
        self.drag?.target = target
        switch drag.source {
        case .grid: showGlow(at: target)
        case .bar(let former): shift(drag.item, to: target, from: former)
        }
    }

    /// The slot that would take the icon: finger or icon is over it.
    private func slot(under center: CGPoint, _ finger: CGPoint) -> Int? {
        guard let host = sheet.superview else { return nil }
        let (middle, tip) = (host.convert(center, to: bar), host.convert(finger, to: bar))
        guard max(middle.y, tip.y) >= -theme.reach, let slot = bar.slot(at: tip), slots.canTake(slot) else { return nil }
        return slot
    }

    /// Those between make room at once; off the bar all are where they were.
    private func shift(_ item: UITabBarItem, to target: Int?, from former: TabSlots<UITabBarItem>) {
        if let target { slots.move(item, to: target) } else { slots = former }
        showSlots()
    }

    private func showGlow(at slot: Int?) {
        let rect = slot.map { bar.tabs[$0].frame.insetBy(dx: 3, dy: 2) }
        let color: UIColor = bar.tintColor
        UIView.performWithoutAnimation {
            glow.backgroundColor = color.withAlphaComponent(theme.glowAlpha)
            glow.layer.shadowColor = color.resolvedColor(with: bar.traitCollection).cgColor
            if let rect, glow.alpha == 0 { glow.frame = rect }
        }
        UIView.animate(withDuration: theme.liftDuration, delay: 0, options: .beginFromCurrentState) {
            if let rect { self.glow.frame = rect }
            self.glow.alpha = rect == nil ? 0 : 1
            for (index, tab) in self.bar.tabs.enumerated() where !tab.isFixed {
                tab.alpha = index == slot ? self.theme.fixedAlpha : 1
            }
        }
    }

    // MARK: Letting go

    private func drop(at point: CGPoint) {
        move(to: point)
        guard let drag else { return }
        self.drag = nil
        if case .grid = drag.source {
            showGlow(at: nil)
            if let target = drag.target { slots.put(drag.item, into: target) }
            showSlots()
        }
        settle(drag)
    }

    /// Puts everything back where it was before the icon was lifted.
    func cancelDrag() {
        guard let drag else { return }
        self.drag = nil
        switch drag.source {
        case .grid: showGlow(at: nil)
        case .bar(let former):
            slots = former
            showSlots()
        }
        settle(drag)
    }

    /// The icon flies to the tab that stands for it, or back to the grid.
    private func settle(_ drag: TabDrag) {
        guard let host = sheet.superview else { return drag.icon.removeFromSuperview() }
        let tab = bar.tabs.first { $0.item === drag.item }
        var (rect, fades) = (CGRect.zero, false)
        switch drag.source {
        case .grid(let icon):
            fades = drag.target != nil
            rect = icon.convert(icon.bounds, to: host)
            if fades, let tab { rect = iconFrame(over: tab, in: host) }
        case .bar:
            if let tab { rect = iconFrame(over: tab, in: host) }
        }
        UIView.animate(withDuration: theme.moveDuration, delay: 0, options: .curveEaseOut) {
            drag.icon.lift(false)
            drag.icon.center = CGPoint(x: rect.midX, y: rect.midY)
            if fades { drag.icon.alpha = 0 }
        } completion: { _ in
            drag.icon.removeFromSuperview()
            switch drag.source {
            case .grid(let icon): icon.isLifted = false
            case .bar: tab?.alpha = 1
            }
        }
    }
}
