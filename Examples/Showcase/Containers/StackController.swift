import UIKit

/// Stack views by axis, distribution and alignment.
class StackController: StatesController {
    override func addStates() {
        let distributions: [(String, UIStackView.Distribution)] = [
            ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
            ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
        ]
        for (name, distribution) in distributions { add(name, stack(distribution, .fill), fillsWidth: true) }
        let alignments: [(String, UIStackView.Alignment)] = [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("firstBaseline", .firstBaseline),
        ]
        for (name, alignment) in alignments { add(name, stack(.fillEqually, alignment), fillsWidth: true) }
        let spaced = stack(.fill, .fill)
        spaced.setCustomSpacing(32, after: spaced.arrangedSubviews[0])
        add("custom spacing", spaced, fillsWidth: true)
    }

    private func stack(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) -> UIStackView {
        let words: [(String, CGFloat, UIColor)] = [("A", 15, .systemRed), ("Longer", 22, .systemGreen), ("Mid", 30, .systemBlue)]
        let labels = words.map { text, size, color in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            label.textAlignment = .center
            label.textColor = .white
            label.backgroundColor = color
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 8
        stack.distribution = distribution
        stack.alignment = alignment
        return stack
    }
}
