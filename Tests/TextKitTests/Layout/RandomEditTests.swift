import Foundation
import Testing
@testable import TextKit

/// Numbers that look random and are the same in every run.
struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit > 0 ? Int(state % UInt64(limit)) : 0
    }
}

/// Edits by chance, compared with a plain model after each.
struct RandomEditTests {
    private let pieces = [
        "a", "word ", "\n", "\r\n", "\r", "\u{2029}", "Two words\n", "\u{1F600}", "e\u{301}", "\u{5D0}\u{5D1} ", "\u{FFFC}", "\t", "",
        "A longer stretch of text that takes more than one line of the container, and then some more ", "\n\n",
    ]

    private struct Model {
        var units: [UInt16] = []
        var looks: [Int] = []

        mutating func replace(_ range: NSRange, with text: String) {
            let look: Int
            if range.length > 0 {
                look = looks[range.location]
            } else {
                look = units.isEmpty ? 0 : looks[max(range.location - 1, 0)]
            }
            let part = range.location..<range.location + range.length
            units.replaceSubrange(part, with: Array(text.utf16))
            looks.replaceSubrange(part, with: Array(repeating: look, count: text.utf16.count))
        }

        mutating func style(_ range: NSRange, _ look: Int) {
            for index in range.location..<range.location + range.length { looks[index] = look }
        }
    }

    private static var looks: [[NSAttributedString.Key: Any]] {
        [
            [:], [.font: UIFont.systemFont(ofSize: 20)], [.font: UIFont.boldSystemFont(ofSize: 14), .kern: 2],
            [.foregroundColor: UIColor.red],
        ]
    }

    @Test("Text and attributes are those of a plain model after each of thousands of edits", arguments: [1, 2, 3])
    func storage(seed: UInt64) {
        var dice = Dice(seed)
        let storage = NSTextStorage(string: "")
        var model = Model()
        for step in 0..<3000 {
            let start = dice.roll(model.units.count + 1)
            let part = range(start, min(dice.roll(12), model.units.count - start))
            if dice.roll(3) == 0 {
                let look = dice.roll(Self.looks.count)
                storage.setAttributes(Self.looks[look], range: part)
                model.style(part, look)
            } else {
                let text = pieces[dice.roll(pieces.count)]
                storage.replaceCharacters(in: part, with: text)
                model.replace(part, with: text)
            }
            if model.units.count > 2000 {
                storage.deleteCharacters(in: range(100, 1500))
                model.replace(range(100, 1500), with: "")
            }
            guard step % 7 == 0 || step > 2900 else { continue }
            #expect(storage.length == model.units.count)
            #expect(storage.string == String(decoding: model.units, as: UTF16.self))
            var position = 0
            while position < storage.length {
                var reach = NSRange()
                let values = storage.attributes(at: position, effectiveRange: &reach)
                let expected = Self.looks[model.looks[position]]
                guard AttributeValue.areEqual(values, expected),
                    model.looks[position..<NSMaxRange(reach)].allSatisfy({ $0 == model.looks[position] })
                else {
                    Issue.record("wrong attributes at \(position) in step \(step)")
                    return
                }
                position = NSMaxRange(reach)
            }
        }
    }

    @Test("Lines are those of a fresh layout after each of thousands of edits", arguments: [1, 2, 3])
    func layout(seed: UInt64) {
        var dice = Dice(seed)
        let setup = TextSetup("", width: 180)
        setup.manager.allowsNonContiguousLayout = true
        for step in 0..<1200 {
            let length = setup.storage.length
            let start = dice.roll(length + 1)
            let part = range(start, min(dice.roll(9), length - start))
            setup.storage.beginEditing()
            for _ in 0...dice.roll(2) {
                if dice.roll(4) == 0 {
                    let now = NSIntersectionRange(part, range(0, setup.storage.length))
                    setup.storage.setAttributes(Self.looks[dice.roll(Self.looks.count)], range: now)
                } else {
                    let place = min(start, setup.storage.length)
                    let now = range(place, min(part.length, setup.storage.length - place))
                    setup.storage.replaceCharacters(in: now, with: pieces[dice.roll(pieces.count)])
                }
            }
            setup.storage.endEditing()
            if setup.storage.length > 600 { setup.storage.deleteCharacters(in: range(50, 500)) }
            if dice.roll(3) == 0, setup.storage.length > 0 {
                _ = setup.manager.lineFragmentRect(forGlyphAt: dice.roll(setup.storage.length), effectiveRange: nil)
            }
            guard step % 4 == 0 else { continue }
            let fresh = TextSetup(width: 180)
            fresh.storage.setAttributedString(NSAttributedString(attributedString: setup.storage))
            fresh.manager.ensureLayout(for: fresh.container)
            setup.manager.ensureLayout(for: setup.container)
            guard setup.lines == fresh.lines || areAlike(setup.lines, fresh.lines) else {
                Issue.record("wrong lines in step \(step): \(setup.storage.string.debugDescription)")
                return
            }
            #expect(isAlike(setup.manager.usedRect(for: setup.container), fresh.manager.usedRect(for: fresh.container)))
            #expect(isAlike(setup.manager.extraLineFragmentRect, fresh.manager.extraLineFragmentRect))
        }
    }

    private func areAlike(_ first: [LineRecord], _ second: [LineRecord]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { $0.range == $1.range && isAlike($0.rect, $1.rect) && isAlike($0.used, $1.used) }
    }

    private func isAlike(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01 && abs(first.width - second.width) < 0.01
            && abs(first.height - second.height) < 0.01
    }
}
