import UIKitCore

/// The actions at one end of a row, as far as it is open.
package final class SwipeActionsView: UIView {
    package let configuration: UISwipeActionsConfiguration
    package let isTrailing: Bool
    private let buttons: [SwipeActionButton]
    /// True if letting go would do the first action, which then takes all of the room.
    private(set) var isFull = false
    var onTap: ((SwipeActionButton) -> Void)?

    init(configuration: UISwipeActionsConfiguration, isTrailing: Bool, theme: SwipeTheme) {
        self.configuration = configuration
        self.isTrailing = isTrailing
        buttons = configuration.actions.map { SwipeActionButton(action: $0, theme: theme) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first is at the edge, and above the others, which come out from behind it.
        for button in buttons.reversed() {
            addSubview(button)
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        }
    }

    package required init?(coder: NSCoder) { nil }

    @objc private func tapped(_ button: SwipeActionButton) { onTap?(button) }

    /// The width of all actions in a row of a height.
    func wantedWidth(inHeight height: CGFloat) -> CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth(inHeight: height) } }

    var firstButton: SwipeActionButton? { buttons.first }

    func setFull(_ isOn: Bool, animated: Bool, duration: Double) {
        guard isOn != isFull else { return }
        isFull = isOn
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    /// True if the actions are at the right.
    private var isAtRight: Bool { isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft) }

    /// Each button takes its part of what is open. What it lacks is behind the one nearer to the edge.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let widths = buttons.map { $0.wantedWidth(inHeight: size.height) }
        let total = widths.reduce(0, +)
        guard total > 0 else { return }
        let factor = size.width / total
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let takesAll = isFull && index == 0
            let width = takesAll ? size.width : widths[index] * factor
            let x = isAtRight ? size.width - used - width : used
            // Content keeps the width that the button wants, from the side that comes out first.
            let contentWidth = takesAll ? widths[index] : max(widths[index], width)
            button.frame = CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
            let contentX = isAtRight ? 0 : button.bounds.width - contentWidth
            button.contentRect = CGRect(x: contentX, y: 0, width: contentWidth, height: size.height)
            used += width
            if isFull && index == 0 { used = size.width }
        }
    }
}
