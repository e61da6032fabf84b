import UIKit

/// The latest lines of a log, the last one at the bottom.
class LogView: UIView {
    private let label = UILabel()
    private let hint = UILabel()
    private var lines: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.lineBreakMode = .byClipping
        label.accessibilityIdentifier = "log"
        addSubview(label)
        hint.text = "Callbacks appear here."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .tertiaryLabel
        hint.textAlignment = .center
        addSubview(hint)
    }

    required init?(coder: NSCoder) {
        fatalError("The log is made in code.")
    }

    func append(_ line: String) {
        lines.append(line)
        setNeedsLayout()
    }

    func removeAll() {
        lines.removeAll()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 14, dy: 10)
        let shown = lines.suffix(max(Int(area.height / label.font.lineHeight), 1))
        label.text = shown.joined(separator: "\n")
        let height = min(label.sizeThatFits(area.size).height, area.height)
        label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        hint.frame = area
        hint.isHidden = !lines.isEmpty
    }
}
