import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The titles at the edge of a table. A finger on them leads from section to section.
@MainActor
package final class SectionIndexBar: UIControl {
    private let theme = SectionIndexTheme.flat
    /// Receives the title that a finger is on, once for each title.
    package var onTouch: (Int) -> Void = { _ in }

    private var touchedTitle: Int?
    private var entryViews: [UIView] = []
    private var shown: (titles: [String], layout: SectionIndexLayout)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Look

    package var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }

    /// Nil is the tint.
    var titleColor: UIColor? { didSet { if titleColor != oldValue { colorEntries() } } }
    var idleColor: UIColor? { didSet { if idleColor != oldValue { updateBackground() } } }
    /// The background while a finger is on the bar; nil leaves it as it is.
    var trackingColor: UIColor? { didSet { if trackingColor != oldValue { updateBackground() } } }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        colorEntries()
    }

    private func updateBackground() { backgroundColor = isTracking ? trackingColor ?? idleColor : idleColor }

    private func colorEntries() {
        let color = titleColor ?? tintColor
        for view in entryViews {
            if let label = view as? UILabel { label.textColor = color } else { view.tintColor = color }
        }
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        let layout = SectionIndexLayout(
            titleCount: titles.count, height: bounds.height, lineHeight: theme.lineHeight, margin: theme.margin)
        guard shown?.titles != titles || shown?.layout != layout else { return }
        shown = (titles, layout)
        for view in entryViews { view.removeFromSuperview() }
        entryViews = layout.entries.enumerated().map { index, entry in
            let view = makeView(of: entry)
            // At the outer edge of what takes touches, where the bar is seen.
            let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - theme.width
            view.frame = CGRect(x: x, y: layout.start(of: index), width: theme.width, height: theme.lineHeight)
            addSubview(view)
            return view
        }
        colorEntries()
    }

    private func makeView(of entry: SectionIndexLayout.Entry) -> UIView {
        let text: String
        switch entry {
        case .dot: text = "•"
        case .title(let index):
            text = titles[index]
            if text == UITableView.indexSearch { return makeMagnifier() }
        }
        let label = UILabel()
        label.text = text
        label.font = theme.font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.isAccessibilityElement = false
        return label
    }

    private func makeMagnifier() -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: theme.symbolSize, weight: .bold)
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
        view.contentMode = .center
        return view
    }

    // MARK: Touches

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchedTitle = nil
        follow(touch)
        return true
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    package override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateBackground() } } }

    private func follow(_ touch: UITouch) {
        guard let title = shown?.layout.title(at: touch.location(in: self).y), title != touchedTitle else { return }
        lead(to: title)
    }

    private func lead(to title: Int) {
        touchedTitle = title
        accessibilityValue = titles[title] == UITableView.indexSearch ? "Search" : titles[title]
        onTouch(title)
    }

    // The table is not scrolled by a finger that moves along its index.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }

    // MARK: Accessibility

    package override func accessibilityIncrement() { step(1) }
    package override func accessibilityDecrement() { step(-1) }

    private func step(_ distance: Int) {
        let next = touchedTitle.map { $0 + distance } ?? 0
        if titles.indices.contains(next) { lead(to: next) }
    }
}
