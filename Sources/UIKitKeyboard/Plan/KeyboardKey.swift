import Foundation

/// One key of a keyboard on the screen.
struct KeyboardKey: Equatable {
    enum Action: Equatable {
        case text(String)
        case shift
        case delete
        case enter
        case page(KeyboardPage)
        /// Room without a key.
        case none
    }

    var action: Action
    /// The name of the key, and its title where there is no picture.
    var label: String
    /// The name of a picture in place of the label.
    var symbol: String?
    /// Small letters below, as on the keys of telephones.
    var subtitle: String?
    /// How wide it is; a letter is 1.
    var weight: CGFloat = 1
    /// The further characters of a long press.
    var alternatives: [String] = []

    static func text(_ text: String, weight: CGFloat = 1, alternatives: [String] = []) -> KeyboardKey {
        KeyboardKey(action: .text(text), label: text, weight: weight, alternatives: alternatives)
    }

    static func space(weight: CGFloat) -> KeyboardKey { KeyboardKey(action: .text(" "), label: "space", weight: weight) }
    static func gap(_ weight: CGFloat) -> KeyboardKey { KeyboardKey(action: .none, label: "", weight: weight) }
    static func delete(weight: CGFloat) -> KeyboardKey {
        KeyboardKey(action: .delete, label: "delete", symbol: "delete.left", weight: weight)
    }
    static func page(_ page: KeyboardPage, _ label: String, weight: CGFloat) -> KeyboardKey {
        KeyboardKey(action: .page(page), label: label, weight: weight)
    }

    var typesCharacter: Bool { if case .text = action { true } else { false } }
    /// True if it has the colour of keys that do not type.
    var isDark: Bool { !typesCharacter }
}

/// One set of keys of a keyboard.
enum KeyboardPage: Equatable {
    case letters
    case numbers
    case symbols
    case emoji(Int)
    /// Digits only, in a block.
    case pad
    /// The signs of a telephone.
    case padSigns
}
