import Foundation
internal import QuartzCore
import UIKitCore

/// Texts and buttons on one background, with lines between them. What does not fit can be scrolled.
final class AlertGroup: UIView {
    private let scrollView = UIScrollView(frame: .zero)
    private let header: AlertHeader?
    private let buttons: [AlertButton]
    private let lines: [UIView]
    private let theme: AlertTheme

    /// - Parameters:
    ///   - buttons: from above; of two side by side a cancel button goes to the left.
    ///   - background: nil for nothing but what is behind.
    init(header: AlertHeader?, buttons: [AlertButton], theme: AlertTheme, background: UIView?) {
        self.header = header
        self.buttons = buttons
        self.theme = theme
        let lineCount = header == nil ? max(buttons.count - 1, 0) : buttons.count
        lines = (0..<lineCount).map { _ in UIView(frame: .zero) }
        super.init(frame: .zero)
        if let background {
            background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(background)
            clipsToBounds = true
            layer.cornerRadius = theme.cornerRadius
            layer.cornerCurve = .continuous
        }
        scrollView.alwaysBounceVertical = false
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        for view in [header].compactMap({ $0 }) + buttons + lines { scrollView.addSubview(view) }
        for line in lines { line.backgroundColor = .separator }
    }

    required init?(coder: NSCoder) { nil }

    /// See ``AlertHeader/takeFields()``.
    func takeFields() { header?.takeFields() }

    func height(forWidth width: CGFloat) -> CGFloat {
        let rows = isRow(in: width) ? 1 : buttons.count
        return (header?.height(forWidth: width) ?? 0) + CGFloat(rows) * theme.buttonHeight
    }

    private func isRow(in width: CGFloat) -> Bool {
        theme.allowsRow && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
    }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let width = bounds.width
        let headerHeight = header?.height(forWidth: width) ?? 0
        header?.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
        scrollView.contentSize = CGSize(width: width, height: height(forWidth: width))
        isRow(in: width) ? layOutRow(y: headerHeight) : layOutColumn(y: headerHeight)
    }

    private func layOutColumn(y top: CGFloat) {
        var y = top
        let lined = header == nil ? buttons.dropFirst() : buttons[...]
        for button in buttons {
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: theme.buttonHeight)
            y += theme.buttonHeight
        }
        for (line, button) in zip(lines, lined) {
            line.frame = CGRect(x: 0, y: button.frame.minY, width: bounds.width, height: hairline)
        }
    }

    /// The last line is between the two buttons.
    private func layOutRow(y: CGFloat) {
        let ordered = buttons[1].action.style == .cancel ? [buttons[1], buttons[0]] : buttons
        let half = bounds.width / 2
        for (index, button) in ordered.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * half, y: y, width: half, height: theme.buttonHeight)
        }
        if lines.count > 1 { lines[0].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline) }
        lines.last?.frame = CGRect(x: (half - hairline / 2).rounded(), y: y, width: hairline, height: theme.buttonHeight)
    }
}
