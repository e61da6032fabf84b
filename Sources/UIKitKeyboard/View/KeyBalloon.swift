import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// The balloon above a key that is pressed: its letter, larger, or the characters of a long press.
final class KeyBalloon: UIView {
    private let theme: KeyboardTheme
    private var choices: [String]
    private var labels: [UILabel] = []
    /// The chosen one of the choices.
    private(set) var chosen = 0

    /// - Parameters:
    ///   - key: the cap of the key, in the coordinates of the keyboard.
    ///   - choices: the letter alone, or all that is offered.
    init(_ choices: [String], above key: CGRect, in keyboard: CGRect, theme: KeyboardTheme) {
        self.theme = theme
        self.choices = choices
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = theme.key
        layer.cornerRadius = theme.cornerRadius * 2
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        let width = key.width + (choices.count == 1 ? 2 * theme.balloonWidening : 8)
        let all = CGFloat(choices.count) * width
        let start =
            choices.count == 1 ? key.midX - width / 2 : key.midX + all > keyboard.maxX ? key.midX + width / 2 - all : key.midX - width / 2
        let x = min(max(start, keyboard.minX + 2), max(keyboard.maxX - all - 2, keyboard.minX + 2))
        frame = CGRect(x: x, y: key.minY - theme.balloonHeight - 2, width: all, height: theme.balloonHeight)
        // The letter of the key is above the key, whatever is beside it.
        chosen = choices.count == 1 ? 0 : min(max(Int((key.midX - x) / width), 0), choices.count - 1)
        self.choices = Array(choices[1...])
        self.choices.insert(choices[0], at: chosen)
        for (index, choice) in self.choices.enumerated() {
            let label = UILabel(
                frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: theme.balloonHeight).insetBy(dx: 3, dy: 4))
            label.text = choice
            label.textAlignment = .center
            label.font = .systemFont(ofSize: choice.count > 1 ? theme.labelSize : choices.count == 1 ? 34 : theme.letterSize)
            label.layer.cornerRadius = theme.cornerRadius
            label.clipsToBounds = true
            labels.append(label)
            addSubview(label)
        }
        showChoice()
    }

    required init?(coder: NSCoder) { nil }

    /// Chooses what is nearest to a finger, in the coordinates of the keyboard.
    func choose(_ x: CGFloat) {
        let width = bounds.width / CGFloat(max(choices.count, 1))
        chosen = min(max(Int((x - frame.minX) / width), 0), choices.count - 1)
        showChoice()
    }

    private func showChoice() {
        for (index, label) in labels.enumerated() {
            let isChosen = index == chosen && choices.count > 1
            label.backgroundColor = isChosen ? tintColor : .clear
            label.textColor = isChosen ? .white : theme.text
        }
    }

    var choice: String { choices[chosen] }
    /// True if there is anything to choose.
    var offersMore: Bool { choices.count > 1 }
}
