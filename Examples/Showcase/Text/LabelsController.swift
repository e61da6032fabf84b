import UIKit

/// Labels: the text styles of Dynamic Type, lines, shrinking, and attributed text.
class LabelsController: StatesController {
    private static let styles: [(String, UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
        ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
        ("caption2", .caption2),
    ]
    private static let sentence = "The quick brown fox jumps over the lazy dog, again and again, until the evening comes."

    override func addStates() {
        for (name, style) in Self.styles {
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            add("preferred font", label)
        }
        add("two lines, cut at the tail", sentence(lines: 2), fillsWidth: true)
        let middle = sentence(lines: 1)
        middle.lineBreakMode = .byTruncatingMiddle
        add("cut in the middle", middle, fillsWidth: true)
        let shrinking = sentence(lines: 1)
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.4
        add("shrinks to fit", shrinking, fillsWidth: true)
        let centered = sentence(lines: 0)
        centered.textAlignment = .center
        add("centred, as many lines as needed", centered, fillsWidth: true)
        let attributed = UILabel()
        attributed.numberOfLines = 0
        attributed.attributedText = styledText
        add("attributed", attributed, fillsWidth: true)
    }

    private func sentence(lines: Int) -> UILabel {
        let label = UILabel()
        label.text = Self.sentence
        label.numberOfLines = lines
        return label
    }

    private var styledText: NSAttributedString {
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("bold ", [.font: UIFont.boldSystemFont(ofSize: 17)]),
            ("italic ", [.font: UIFont.italicSystemFont(ofSize: 17)]),
            ("monospaced ", [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)]),
            ("red ", [.foregroundColor: UIColor.systemRed]),
            ("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
            (" underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            (" struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            (" k e r n", [.kern: 3]),
            (" outlined", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 22)]),
        ]
        let text = NSMutableAttributedString()
        for (string, attributes) in parts {
            let defaults: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]
            text.append(NSAttributedString(string: string, attributes: defaults.merging(attributes) { $1 }))
        }
        return text
    }
}
