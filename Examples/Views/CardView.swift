import UIKit

/// A coloured card with its letter: what is added, reordered, tagged and named.
class CardView: LoggedView {
    private let letterLabel = UILabel()
    private let noteLabel = UILabel()

    var isSelected = false {
        didSet {
            layer.borderWidth = isSelected ? 4 : 0
            accessibilityTraits = isSelected ? [.button, .selected] : .button
        }
    }

    init(letter: String, color: UIColor) {
        super.init(frame: .zero)
        title = letter
        backgroundColor = color
        layer.cornerRadius = 16
        layer.borderColor = UIColor.white.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        accessibilityIdentifier = "card " + letter
        accessibilityTraits = .button

        letterLabel.text = letter
        letterLabel.font = .systemFont(ofSize: 28, weight: .bold)
        letterLabel.textColor = .white
        addSubview(letterLabel)
        noteLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
        noteLabel.textColor = UIColor(white: 1, alpha: 0.85)
        addSubview(noteLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("A card is made in code.")
    }

    /// Shows tag and name.
    func showNote() {
        noteLabel.text = tag == 0 ? "no tag" : "tag \(tag)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        letterLabel.frame = CGRect(x: 12, y: 8, width: bounds.width - 24, height: 34)
        noteLabel.frame = CGRect(x: 12, y: bounds.height - 24, width: bounds.width - 24, height: 14)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
}
