import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The bar itself: the titles of the menus, side by side. What finds no room is in a last menu of its own.
@MainActor
final class MenuBarStrip: UIView {
    private let theme: MenuBarTheme
    private let line = UIView(frame: .zero)
    private(set) var titles: [MenuBarTitleView] = []
    private var menus: [UIMenu] = []
    private var arrangedWidth: CGFloat = -1

    init(theme: MenuBarTheme) {
        self.theme = theme
        super.init(frame: .zero)
        backgroundColor = theme.stripColor
        line.backgroundColor = theme.separatorColor
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ menus: [UIMenu]) {
        self.menus = menus
        arrangedWidth = -1
        setNeedsLayout()
    }

    func title(at point: CGPoint) -> Int? { titles.firstIndex { $0.frame.contains(point) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != arrangedWidth { arrange() }
        let height = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func arrange() {
        arrangedWidth = bounds.width
        for title in titles { title.removeFromSuperview() }
        titles = menus.map { MenuBarTitleView($0, theme: theme) }
        let room = bounds.width - 2 * theme.screenMargin
        var widths = titles.map(\.wantedWidth)
        if widths.reduce(0, +) > room {
            let rest = MenuBarTitleView(UIMenu(title: "»"), theme: theme).wantedWidth
            var used: CGFloat = 0
            let kept = widths.prefix { width in
                used += width
                return used + rest <= room
            }.count
            titles =
                Array(titles.prefix(kept)) + [MenuBarTitleView(UIMenu(title: "»", children: Array(menus.dropFirst(kept))), theme: theme)]
            widths = Array(widths.prefix(kept)) + [rest]
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = theme.screenMargin
        for (title, width) in zip(titles, widths) {
            title.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            addSubview(title)
            x += width
        }
    }

    override var spokenRole: SpokenRole? { .bar }
}
