import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One open menu of the bar. It scrolls where the window has no room for all of it.
@MainActor
final class MenuBarPanel: UIView {
    let menu: UIMenu
    private let theme: MenuBarTheme
    let scrollView = UIScrollView(frame: .zero)
    private(set) var rows: [MenuBarRow] = []
    private var others: [UIView] = []
    private(set) var wantedSize = CGSize.zero

    init(_ menu: UIMenu, theme: MenuBarTheme) {
        self.menu = menu
        self.theme = theme
        super.init(frame: .zero)
        layer.cornerRadius = theme.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = theme.shadowOpacity
        layer.shadowRadius = theme.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.borderWidth = 0.5
        backgroundColor = theme.menuColor
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.layer.cornerRadius = theme.cornerRadius
        scrollView.clipsToBounds = true
        addSubview(scrollView)
        accessibilityLabel = menu.title
    }

    required init?(coder: NSCoder) { nil }

    /// Shows rows; those from before go.
    /// - Parameter room: how wide the menu may be, in points.
    func show(_ groups: [MenuContent.Group], room: CGFloat, isEnabled: (MenuContent.Item) -> Bool) {
        let former = highlightedIndex
        for view in rows + others { view.removeFromSuperview() }
        rows = groups.flatMap(\.items).map { MenuBarRow($0, isEnabled: isEnabled($0), theme: theme) }
        others = []
        let widest = rows.map(\.wantedWidth).max() ?? 0
        let width = min(max(widest, theme.minimumWidth), theme.maximumWidth, room)
        var y = theme.menuPadding
        var next = rows.makeIterator()
        for (number, group) in groups.enumerated() {
            if number > 0 { y = addLine(at: y, width: width) }
            if !group.title.isEmpty { y = addHeader(group.title, at: y, width: width) }
            for _ in group.items {
                guard let row = next.next() else { break }
                row.frame = CGRect(x: 0, y: y, width: width, height: theme.rowHeight)
                scrollView.addSubview(row)
                y += theme.rowHeight
            }
        }
        wantedSize = CGSize(width: width, height: y + theme.menuPadding)
        scrollView.contentSize = wantedSize
        if let former { highlight(former) }
    }

    private func addLine(at y: CGFloat, width: CGFloat) -> CGFloat {
        let height = 1 / max(traitCollection.displayScale, 1)
        let line = UIView(frame: CGRect(x: theme.sideMargin, y: y + theme.groupGap, width: width - 2 * theme.sideMargin, height: height))
        line.backgroundColor = theme.separatorColor
        others.append(line)
        scrollView.addSubview(line)
        return y + theme.gapHeight
    }

    private func addHeader(_ title: String, at y: CGFloat, width: CGFloat) -> CGFloat {
        let start = theme.sideMargin + theme.markWidth
        let label = UILabel(frame: CGRect(x: start, y: y, width: max(width - start - theme.sideMargin, 0), height: theme.rowHeight))
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .natural
        others.append(label)
        scrollView.addSubview(label)
        return y + theme.rowHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = theme.separatorColor.resolvedColor(with: traitCollection).cgColor
        scrollView.frame = bounds
        scrollView.isScrollEnabled = wantedSize.height > bounds.height + 0.5
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: min(theme.cornerRadius, bounds.width / 2),
            cornerHeight: min(theme.cornerRadius, bounds.height / 2), transform: nil)
    }

    // MARK: Highlighting

    var highlightedIndex: Int? { rows.firstIndex(where: \.isHighlighted) }

    var highlightedRow: MenuBarRow? { rows.first(where: \.isHighlighted) }

    /// Highlights a row that can be chosen, and no other.
    func highlight(_ index: Int?) {
        for (number, row) in rows.enumerated() { row.isHighlighted = number == index && row.isEnabled }
        guard let row = highlightedRow else { return }
        scrollView.scrollRectToVisible(row.frame, animated: false)
    }

    /// Goes to the next row that can be chosen; from the last to the first.
    func step(forward: Bool) {
        let count = rows.count
        guard count > 0 else { return }
        let start = highlightedIndex ?? (forward ? count - 1 : 0)
        let order = (1...count).map { (start + (forward ? $0 : count - $0)) % count }
        if let next = order.first(where: { rows[$0].isEnabled }) { highlight(next) }
    }

    func highlightEnd(last: Bool) {
        if let index = last ? rows.lastIndex(where: \.isEnabled) : rows.firstIndex(where: \.isEnabled) { highlight(index) }
    }

    /// Goes to the next row whose title begins with a character.
    func highlight(startingWith character: String) {
        let start = highlightedIndex ?? -1
        let order = (0..<rows.count).map { (start + 1 + $0) % rows.count }
        let isWanted = { (row: MenuBarRow) in row.isEnabled && row.title.lowercased().hasPrefix(character.lowercased()) }
        if let next = order.first(where: { isWanted(self.rows[$0]) }) { highlight(next) }
    }

    /// The row at a point of this view, whether it can be chosen or not.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        return rows.firstIndex { $0.bounds.contains(convert(point, to: $0)) }
    }

    override var spokenRole: SpokenRole? { .menu }
}
