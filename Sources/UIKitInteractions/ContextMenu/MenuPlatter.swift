import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One menu as it is seen: frosted, with round corners, rows, and lines and gaps between them.
@MainActor
final class MenuPlatter: UIView {
    private let theme: MenuTheme
    private let glass: UIVisualEffectView
    private let scrollView = UIScrollView(frame: .zero)
    private let track = UILongPressGestureRecognizer(target: nil, action: nil)
    private var header: MenuHeaderView?
    private(set) var rows: [MenuRowView] = []
    private var lines: [UIView] = []
    private var contentHeight: CGFloat = 0
    let menu: UIMenu

    /// A row was chosen.
    var chose: ((MenuRowView) -> Void)?
    /// The header of a submenu was chosen: back to the menu around it.
    var wentBack: (() -> Void)?

    /// - Parameter isSubmenu: whether its title leads back to another menu.
    init(_ menu: UIMenu, isSubmenu: Bool, theme: MenuTheme) {
        self.menu = menu
        self.theme = theme
        glass = UIVisualEffectView(effect: UIBlurEffect(style: theme.material))
        super.init(frame: .zero)
        layer.cornerRadius = theme.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = theme.shadowOpacity
        layer.shadowRadius = theme.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        glass.layer.cornerRadius = theme.cornerRadius
        glass.clipsToBounds = true
        addSubview(glass)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delaysContentTouches = false
        glass.contentView.addSubview(scrollView)
        if !menu.title.isEmpty {
            let header = MenuHeaderView(menu.title, isBack: isSubmenu, theme: theme)
            self.header = header
            scrollView.addSubview(header)
        }
        track.minimumPressDuration = 0
        track.delegate = self
        track.addTarget(self, action: #selector(followFinger))
        addGestureRecognizer(track)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Shows rows; those from before go.
    /// - Parameter isEnabled: whether an element can be chosen at present.
    func show(_ content: MenuContent, isEnabled: (MenuContent.Item) -> Bool) {
        for view in rows + lines { view.removeFromSuperview() }
        (rows, lines) = ([], [])
        let hasMarks = content.hasMarks
        var y = header.map { place($0, height: $0.height(width: theme.width), at: 0) } ?? 0
        for (number, group) in content.groups.enumerated() {
            if number > 0 { y = addLine(at: y, height: theme.gap, color: theme.gapColor) }
            if !group.title.isEmpty {
                let title = MenuHeaderView(group.title, isBack: false, theme: theme)
                lines.append(title)
                scrollView.addSubview(title)
                y = place(title, height: title.height(width: theme.width), at: y)
            }
            if group.size != .large {
                y = addTiles(of: group, at: y, isBelowLine: number > 0 && group.title.isEmpty, isEnabled)
                continue
            }
            for (index, item) in group.items.enumerated() {
                let isFirst = index == 0 && group.title.isEmpty && (number > 0 || header == nil)
                if !isFirst { _ = addLine(at: y, height: 1 / max(traitCollection.displayScale, 1), color: theme.separatorColor) }
                let row = MenuRowView(item, theme: theme, hasMarks: hasMarks, isEnabled: isEnabled(item))
                rows.append(row)
                scrollView.insertSubview(row, at: 0)
                y = place(row, height: row.sizeThatFits(CGSize(width: theme.width, height: 0)).height, at: y)
            }
        }
        contentHeight = y
        scrollView.contentSize = CGSize(width: theme.width, height: y)
    }

    /// Elements side by side, in lines that are equally full, as far as they go.
    private func addTiles(
        of group: MenuContent.Group, at top: CGFloat, isBelowLine: Bool, _ isEnabled: (MenuContent.Item) -> Bool
    ) -> CGFloat {
        let most = Int(theme.width / (group.size == .small ? theme.smallTileWidth : theme.tileWidth))
        let lineCount = max((group.items.count + most - 1) / most, 1)
        let perLine = (group.items.count + lineCount - 1) / lineCount
        let hairline = 1 / max(traitCollection.displayScale, 1)
        var y = top
        for start in stride(from: 0, to: group.items.count, by: max(perLine, 1)) {
            let items = group.items[start..<min(start + perLine, group.items.count)]
            if start > 0 || (!isBelowLine && y > 0) { _ = addLine(at: y, height: hairline, color: theme.separatorColor) }
            let views = items.map {
                MenuRowView($0, theme: theme, hasMarks: false, isEnabled: isEnabled($0), tile: group.size == .small ? .picture : .titled)
            }
            let width = theme.width / CGFloat(items.count)
            let height = views.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.max() ?? 0
            for (column, view) in views.enumerated() {
                view.frame = CGRect(x: place(ofColumn: column, of: items.count) * width, y: y, width: width, height: height)
                rows.append(view)
                scrollView.insertSubview(view, at: 0)
                if column > 0 { addUpright(at: CGFloat(column) * width, y, height, hairline) }
            }
            y += height
        }
        return y
    }

    /// Counted from the left edge.
    private func place(ofColumn column: Int, of count: Int) -> CGFloat {
        CGFloat(effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - column : column)
    }

    private func addUpright(at x: CGFloat, _ y: CGFloat, _ height: CGFloat, _ width: CGFloat) {
        _ = addLine(at: y, height: height, color: theme.separatorColor)
        lines.last?.frame = CGRect(x: x, y: y, width: width, height: height)
    }

    private func place(_ view: UIView, height: CGFloat, at y: CGFloat) -> CGFloat {
        view.frame = CGRect(x: 0, y: y, width: theme.width, height: height)
        return y + height
    }

    private func addLine(at y: CGFloat, height: CGFloat, color: UIColor) -> CGFloat {
        let line = UIView(frame: CGRect(x: 0, y: y, width: theme.width, height: height))
        line.backgroundColor = color
        line.isUserInteractionEnabled = false
        lines.append(line)
        scrollView.addSubview(line)
        return y + height
    }

    /// The size that shows everything, in points.
    var wantedSize: CGSize { CGSize(width: theme.width, height: contentHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        scrollView.frame = glass.bounds
        scrollView.isScrollEnabled = contentHeight > bounds.height + 0.5
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: min(theme.cornerRadius, bounds.width / 2),
            cornerHeight: min(theme.cornerRadius, bounds.height / 2), transform: nil)
    }

    // MARK: Fingers

    private func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.bounds.contains(convert(point, to: $0)) }
    }

    /// A finger is over a position, in the platter's coordinates; nil takes it away.
    func highlight(at point: CGPoint?) {
        let target = point.flatMap(row).flatMap { $0.isEnabled ? $0 : nil }
        for row in rows { row.isHighlighted = row === target }
    }

    /// A finger was lifted at a position. Returns whether it chose something.
    @discardableResult
    func choose(at point: CGPoint) -> Bool {
        highlight(at: nil)
        if let header, header.isBack, header.bounds.contains(convert(point, to: header)) {
            wentBack?()
            return true
        }
        guard let row = row(at: point), row.isEnabled else { return false }
        chose?(row)
        return true
    }

    @objc private func followFinger() {
        switch track.state {
        case .began, .changed:
            // A finger that scrolls chooses nothing.
            highlight(at: scrollView.isDragging ? nil : track.location(in: self))
        case .ended: if scrollView.isDragging { highlight(at: nil) } else { choose(at: track.location(in: self)) }
        case .cancelled, .failed: highlight(at: nil)
        default: break
        }
    }

    override var spokenRole: SpokenRole? { .menu }
}

extension MenuPlatter: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        other === scrollView.panGestureRecognizer
    }
}
