import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The screen on which tabs are rearranged: a navigation bar, a hint, and a grid of icons. The tab bar stays in front of it.
final class CustomizingSheet: UIView, UINavigationBarDelegate {
    let icons: [GridTabView]
    private let bar = UINavigationBar(frame: .zero)
    private let hint = UILabel(frame: .zero)
    private let scrollView = UIScrollView(frame: .zero)
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let theme: CustomizingTheme

    /// Done has been tapped.
    var done: (() -> Void)?
    /// A finger drags an icon, or has let it go.
    var dragged: ((UILongPressGestureRecognizer) -> Void)?
    /// The height of the sheet that the tab bar covers, in points.
    var coveredHeight: () -> CGFloat = { 0 }

    init(items: [UITabBarItem], theme: CustomizingTheme) {
        self.theme = theme
        icons = items.map { GridTabView(item: $0, theme: theme) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        setUpGrid()
        setUpBar()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpGrid() {
        hint.text = "Drag the icons to organize tabs."
        hint.font = .systemFont(ofSize: theme.hintFontSize)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(hint)
        for icon in icons { scrollView.addSubview(icon) }
        press.addTarget(self, action: #selector(iconWasDragged(_:)))
        scrollView.addGestureRecognizer(press)
        addSubview(scrollView)
    }

    private func setUpBar() {
        let item = UINavigationItem(title: "Configure")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneWasTapped))
        bar.delegate = self
        bar.items = [item]
        addSubview(bar)
    }

    // MARK: Actions

    @objc private func doneWasTapped() { done?() }

    @objc private func iconWasDragged(_ press: UILongPressGestureRecognizer) { dragged?(press) }

    /// The icon at a position in this view's coordinates.
    func icon(at point: CGPoint) -> GridTabView? {
        guard scrollView.frame.contains(point) else { return nil }
        return icons.first { $0.bounds.contains(convert(point, to: $0)) }
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
        // Its background reaches up to the edge of the screen.
        bar.setNeedsLayout()
        let area = CGRect(x: 0, y: bar.frame.maxY, width: bounds.width, height: max(bounds.height - bar.frame.maxY - coveredHeight(), 0))
        scrollView.frame = area
        layOutGrid(in: area.size)
    }

    private func layOutGrid(in size: CGSize) {
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let room = CGRect(origin: .zero, size: size).inset(by: sides)
        let textWidth = max(room.width - 4 * theme.margin, 0)
        let textHeight = hint.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
        hint.frame = CGRect(x: room.minX + 2 * theme.margin, y: theme.hintMargin, width: textWidth, height: textHeight)
        let grid = CustomizingGrid(
            width: room.width,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: max(traitCollection.displayScale, 1), theme: theme)
        let gridTop = hint.frame.maxY + theme.hintMargin
        for (index, icon) in icons.enumerated() { icon.frame = grid.frame(of: index).offsetBy(dx: room.minX, dy: gridTop) }
        let height = gridTop + grid.height(count: icons.count) + theme.margin
        scrollView.contentSize = CGSize(width: size.width, height: height)
        showScrolling(height > size.height)
    }

    /// Where everything can be seen an icon lifts at once; else a finger that moves at once scrolls.
    private func showScrolling(_ scrolls: Bool) {
        if scrollView.isScrollEnabled != scrolls { scrollView.isScrollEnabled = scrolls }
        press.minimumPressDuration = scrolls ? theme.pressDuration : 0
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
