import Foundation
import UIKitCore

/// The keys of a page, in rows from above. Pure.
struct KeyboardPlan: Equatable {
    var language = KeyboardLanguage.english
    var wants = KeyboardWants()
    var page = KeyboardPage.letters
    var isShifted = false
    var isLocked = false

    /// How many letters a row is wide.
    var width: CGFloat {
        switch page {
        case .letters: CGFloat(language.rows.map(\.count).max() ?? 10)
        case .pad, .padSigns: 3
        case .emoji: CGFloat(KeyboardEmoji.columns)
        default: 10
        }
    }

    var rows: [[KeyboardKey]] {
        switch page {
        case .letters: letters
        case .numbers: signs(["1234567890", "-/:;()$&@\""], other: .page(.symbols, "#+=", weight: 1.25))
        case .symbols: signs(["[]{}#%^*+=", "_\\|~<>€£¥•"], other: .page(.numbers, "123", weight: 1.25))
        case .emoji(let category): emoji(category)
        case .pad: pad
        case .padSigns: padSigns
        }
    }

    // MARK: Letters

    private var letters: [[KeyboardKey]] {
        let rows = language.rows.map { $0.map(letter) }
        let side = (width - CGFloat(rows[2].count) - 0.5) / 2
        let shift = KeyboardKey(
            action: .shift, label: "shift", symbol: isLocked ? "capslock.fill" : isShifted ? "shift.fill" : "shift", weight: side)
        return [rows[0], rows[1], [shift, .gap(0.25)] + rows[2] + [.gap(0.25), .delete(weight: side)], bottomRow]
    }

    private func letter(_ letter: Character) -> KeyboardKey {
        let alternatives = language.alternatives(of: letter)
        return .text(cased(String(letter)), alternatives: alternatives.map(cased))
    }

    private func cased(_ text: String) -> String { isShifted || isLocked ? text == "ß" ? "ß" : text.uppercased() : text }

    private var bottomRow: [KeyboardKey] {
        let change: KeyboardKey =
            page == .letters
            ? .page(wants.type == .namePhonePad ? .pad : .numbers, "123", weight: 1.25) : .page(.letters, "ABC", weight: 1.25)
        let emoji = KeyboardKey(action: .page(.emoji(0)), label: "emoji", symbol: "face.smiling", weight: 1.25)
        let extra = extraKeys
        let start = wants.isSecret || wants.type == .asciiCapable ? [change] : [change, emoji]
        let used = (start + extra.keys).reduce(returnKey.weight) { $0 + $1.weight }
        let space = extra.hasSpace ? [KeyboardKey.space(weight: width - used)] : []
        return start + space
            + extra.keys.map { key in
                var key = key
                if !extra.hasSpace { key.weight += (width - used) / CGFloat(extra.keys.count) }
                return key
            } + [returnKey]
    }

    /// The keys beside the space bar, and whether there is one.
    private var extraKeys: (keys: [KeyboardKey], hasSpace: Bool) {
        switch wants.type {
        case .emailAddress: ([.text("@"), .text(".")], true)
        case .URL:
            (
                [.text("."), .text("/"), .text(".com", alternatives: [".org", ".net", ".eu", ".de", ".cz", ".fr", ".es", ".pl"])], false
            )
        case .webSearch: ([.text(".")], true)
        case .twitter: ([.text("@"), .text("#")], true)
        default: ([], true)
        }
    }

    private var returnKey: KeyboardKey { KeyboardKey(action: .enter, label: wants.returnLabel, weight: width / 4) }

    // MARK: Numbers and signs

    private func signs(_ rows: [String], other: KeyboardKey) -> [[KeyboardKey]] {
        let all = rows.map { $0.map { KeyboardKey.text(String($0), alternatives: Self.signAlternatives[$0] ?? []) } }
        let third = ".,?!'".map { KeyboardKey.text(String($0), weight: 1.4, alternatives: Self.signAlternatives[$0] ?? []) }
        return all + [[other, .gap(0.25)] + third + [.gap(0.25), .delete(weight: 1.25)], bottomRow]
    }

    private static let signAlternatives: [Character: [String]] = [
        "0": ["°"], "-": ["–", "—", "•"], "/": ["\\"], "$": ["€", "£", "¥", "¢", "₽", "₩"], "&": ["§"], "\"": ["“", "”", "„", "»", "«"],
        ".": ["…"], "?": ["¿"], "!": ["¡"], "'": ["’", "‘", "`"], "%": ["‰"], "=": ["≠", "≈"],
    ]

    // MARK: Digits

    private var pad: [[KeyboardKey]] {
        let showsLetters = wants.type == .phonePad || wants.type == .namePhonePad
        let names = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        func digit(_ number: Int) -> KeyboardKey {
            var key = KeyboardKey.text("\(number)")
            if showsLetters, !names[number].isEmpty { key.subtitle = names[number] }
            return key
        }
        let corner: KeyboardKey =
            switch wants.type {
            case .decimalPad: .text(language.decimalSeparator)
            case .phonePad: .page(.padSigns, "+*#", weight: 1)
            case .namePhonePad: .page(.letters, "ABC", weight: 1)
            default: .gap(1)
            }
        return (0..<3).map { row in (1...3).map { digit(row * 3 + $0) } } + [[corner, digit(0), .delete(weight: 1)]]
    }

    private var padSigns: [[KeyboardKey]] {
        [
            [.text("1"), .text("2"), .text("3")], [.text("*"), .text("+"), .text("#")], [.text(","), .text(";"), .text("-")],
            [.page(.pad, "123", weight: 1), .text("0"), .delete(weight: 1)],
        ]
    }

    // MARK: Emoji

    private func emoji(_ category: Int) -> [[KeyboardKey]] {
        let columns = KeyboardEmoji.columns
        let all = KeyboardEmoji.categories[min(max(category, 0), KeyboardEmoji.categories.count - 1)].characters.map { String($0) }
        let rows = (0..<KeyboardEmoji.rows).map { row in
            (0..<columns).map { column in
                let index = row * columns + column
                return index < all.count ? KeyboardKey.text(all[index]) : .gap(1)
            }
        }
        let weight = (CGFloat(columns) - 2.5) / CGFloat(KeyboardEmoji.categories.count)
        let changes = KeyboardEmoji.categories.enumerated().map { index, category in
            KeyboardKey(action: .page(.emoji(index)), label: category.name, symbol: nil, subtitle: category.sign, weight: weight)
        }
        return rows + [[.page(.letters, "ABC", weight: 1.25)] + changes + [.delete(weight: 1.25)]]
    }
}
