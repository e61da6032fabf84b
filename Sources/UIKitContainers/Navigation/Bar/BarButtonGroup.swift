import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The items at one edge of a navigation bar, with their buttons.
@MainActor
final class BarButtonGroup {
    private weak var superview: UIView?
    private(set) var items: [UIBarButtonItem] = []
    private var buttons: [ObjectIdentifier: BarButtonView] = [:]
    private let sizeDidChange: () -> Void

    init(in superview: UIView, sizeDidChange: @escaping () -> Void) {
        self.superview = superview
        self.sizeDidChange = sizeDidChange
    }

    /// The buttons, from the edge inwards. Spaces have none.
    var views: [BarButtonView] { items.compactMap { buttons[ObjectIdentifier($0)] } }

    /// Shows items; the buttons of those that stay are kept.
    /// - Returns: the buttons of those that are new, and of those that are not shown any more, which are still at their positions.
    func show(_ newItems: [UIBarButtonItem], look: BarButtonLook) -> (added: [UIView], removed: [UIView]) {
        let kept = Set(newItems.map { ObjectIdentifier($0) })
        let removed = buttons.filter { !kept.contains($0.key) }
        for key in removed.keys { buttons[key] = nil }
        items = newItems
        let added = newItems.filter { !$0.isSpace }.compactMap { show($0, look: look) }
        return (added, Array(removed.values))
    }

    /// Brings the button of an item up to date, or makes and returns one.
    private func show(_ item: UIBarButtonItem, look: BarButtonLook) -> BarButtonView? {
        if let button = buttons[ObjectIdentifier(item)] {
            button.show(look)
            button.attach()
            return nil
        }
        let button = BarButtonView(item: item, look: look)
        button.sizeDidChange = sizeDidChange
        buttons[ObjectIdentifier(item)] = button
        superview?.addSubview(button)
        return button
    }

    /// The width of each item in the row. A flexible space takes nothing: a navigation bar packs its items at the edges.
    var slots: [NavigationBarLayout.Slot] {
        items.map { item in
            guard let button = buttons[ObjectIdentifier(item)] else { return .space(item.systemItem == .fixedSpace ? item.width : 0) }
            return button.isLeftOut ? .space(0) : .button(button.sizeThatFits(.zero).width)
        }
    }

    /// Gives the buttons their frames, one for each item, and has them answer touches up to halfway to the next.
    /// - Parameter centersContent: whether content is in the middle of a wider button, and not at the edge of the row.
    func place(at frames: [CGRect], in row: CGRect, theme: BarTheme, centersContent: Bool = false) {
        for (item, frame) in zip(items, frames) {
            guard let button = buttons[ObjectIdentifier(item)] else { continue }
            button.alignment = centersContent ? .middle : frame.midX < row.midX ? .left : .right
            button.isHidden = button.isLeftOut
            button.frame = frame
        }
        let shown = views.filter { !$0.isLeftOut }.sorted { $0.frame.minX < $1.frame.minX }
        for (index, button) in shown.enumerated() {
            let missing = max(0, theme.touchWidth - button.frame.width) / 2
            let before = index > 0 ? (button.frame.minX - shown[index - 1].frame.maxX) / 2 : max(missing, theme.margin)
            let after = index < shown.count - 1 ? (shown[index + 1].frame.minX - button.frame.maxX) / 2 : max(missing, theme.margin)
            button.touchInsets = UIEdgeInsets(top: 0, left: -max(before, 0), bottom: 0, right: -max(after, 0))
        }
    }
}
