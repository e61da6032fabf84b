import Foundation
import Testing
@testable import TextKit

/// Where moves lead, what touches select, and what keys delete.
struct SelectionNavigationTests {
    private typealias Navigation = NSTextSelectionNavigation

    private func moved(
        _ text: String, from: NSRange, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false, confined: Bool = false
    ) -> NSRange? {
        let setup = FragmentSetup(text)
        let selection = NSTextSelection(range: NSTextRange(from), affinity: .downstream, granularity: .character)
        let moved = setup.manager.textSelectionNavigation.destinationSelection(
            for: selection, direction: direction, destination: destination, extending: extending, confined: confined)
        return moved?.textRanges.first?.characters
    }

    @Test(
        "A move goes to the end of the part that it is named after",
        arguments: [
            (0, NSTextSelectionNavigation.Direction.forward, NSTextSelectionNavigation.Destination.character, 1),
            (0, .backward, .character, 0), (5, .right, .character, 6), (5, .left, .character, 4),
            // A family of four is one character of eleven units.
            (8, .forward, .character, 19), (19, .backward, .character, 8),
            (0, .forward, .word, 3), (3, .forward, .word, 7), (6, .backward, .word, 4), (7, .backward, .word, 4),
            (4, .forward, .line, 19), (4, .backward, .line, 0), (4, .forward, .paragraph, 19), (19, .forward, .paragraph, 25),
            (20, .backward, .paragraph, 0), (4, .forward, .document, 25), (24, .backward, .container, 0),
        ])
    func moves(from: Int, direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination, to: Int) {
        let text = "One two 👩‍👩‍👧‍👦\nthree"
        #expect(moved(text, from: NSRange(location: from, length: 0), direction, destination) == NSRange(location: to, length: 0))
    }

    @Test("Without extending, a selection collapses to its end; with it, the other end stays")
    func extending() {
        let text = "One two three"
        let two = NSRange(location: 4, length: 3)
        #expect(moved(text, from: two, .forward, .character) == NSRange(location: 7, length: 0))
        #expect(moved(text, from: two, .left, .character) == NSRange(location: 4, length: 0))
        #expect(moved(text, from: two, .forward, .word, extending: true) == NSRange(location: 4, length: 9))
        #expect(moved(text, from: two, .backward, .word, extending: true) == NSRange(location: 0, length: 7))
        #expect(moved("One\ntwo", from: NSRange(location: 1, length: 0), .forward, .document, confined: true)?.location == 4)
        let setup = FragmentSetup(text)
        let navigation = setup.manager.textSelectionNavigation
        var selection: NSTextSelection? = NSTextSelection(setup.location(4), affinity: .downstream)
        for direction in [Navigation.Direction.forward, .backward, .backward] {
            selection = navigation.destinationSelection(
                for: selection!, direction: direction, destination: .character, extending: true, confined: false)
        }
        #expect(selection?.textRanges.first?.characters == NSRange(location: 3, length: 1))
    }

    @Test("Up and down keep their place across, also over a short line")
    func upAndDown() {
        let setup = FragmentSetup("One two three\nO\nOne two three")
        let navigation = setup.manager.textSelectionNavigation
        func down(_ selection: NSTextSelection, _ direction: Navigation.Direction = .down) -> NSTextSelection {
            navigation.destinationSelection(
                for: selection, direction: direction, destination: .character, extending: false, confined: false)!
        }
        let start = NSTextSelection(setup.location(7), affinity: .downstream)
        let (first, second) = (down(start), down(down(start)))
        #expect(first.textRanges[0].characters.location == 15 && second.textRanges[0].characters.location == 23)
        #expect(down(second).textRanges[0].characters.location == 29)
        #expect(down(down(second, .up), .up).textRanges[0].characters.location == 7)
        #expect(down(start, .up).textRanges[0].characters.location == 0)
    }

    @Test("A touch sets the caret beside the nearest character, on a line below the text in the last one")
    func touches() {
        let setup = FragmentSetup("One\ntwo")
        let navigation = setup.manager.textSelectionNavigation
        func touch(_ point: CGPoint, _ anchors: [NSTextSelection] = [], _ modifiers: Navigation.Modifier = []) -> [NSRange] {
            navigation.textSelections(
                interactingAt: point, inContainerAt: setup.location(0), anchors: anchors, modifiers: modifiers, selecting: false,
                bounds: .infinite
            ).flatMap { $0.textRanges.map(\.characters) }
        }
        #expect(touch(CGPoint(x: 0, y: 5)) == [range(0, 0)] && touch(CGPoint(x: 250, y: 5)) == [range(3, 0)])
        #expect(touch(CGPoint(x: 250, y: 900)) == [range(7, 0)])
        let anchor = NSTextSelection(setup.location(1), affinity: .downstream)
        #expect(touch(CGPoint(x: 250, y: 900), [anchor], .extend) == [range(1, 6)])
        #expect(touch(CGPoint(x: 250, y: 900), [anchor], .multiple) == [range(1, 0), range(7, 0)])
        let word = navigation.textSelection(for: .word, enclosing: CGPoint(x: 12, y: 5), inContainerAt: setup.location(0))
        #expect(word?.textRanges.map(\.characters) == [range(0, 3)] && word?.granularity == .word)
        let empty = FragmentSetup("")
        let only = empty.manager.textSelectionNavigation.textSelections(
            interactingAt: .zero, inContainerAt: empty.location(0), anchors: [], modifiers: [], selecting: false, bounds: .zero)
        #expect(only.first?.textRanges.first?.characters == range(0, 0))
    }

    @Test("The parts of a text around a position")
    func granularities() {
        let setup = FragmentSetup("One, two. Three\nfour\n")
        func part(_ granularity: NSTextSelection.Granularity, _ position: Int) -> NSRange? {
            setup.manager.textRange(for: granularity, enclosing: setup.location(position))?.characters
        }
        #expect(part(.word, 1) == range(0, 3) && part(.word, 3) == range(0, 3) && part(.word, 4) == range(3, 2))
        #expect(part(.sentence, 2) == range(0, 9) && part(.paragraph, 2) == range(0, 16) && part(.line, 17) == range(16, 5))
        #expect(part(.character, 0) == range(0, 1) && part(.word, 21) == range(21, 0) && part(.line, 21) == range(21, 0))
        #expect(part(.word, 22) == nil)
        let grown = setup.manager.textSelectionNavigation.textSelection(
            for: .word, enclosing: NSTextSelection(range: setup.range(1, 5), affinity: .downstream, granularity: .character))
        #expect(grown.textRanges.map(\.characters) == [range(0, 8)])
    }

    @Test("A key deletes the selection, a whole character, or only the mark on a letter")
    func deleting() {
        let setup = FragmentSetup("e\u{301} two")
        func deleted(_ selection: NSTextSelection, _ destination: Navigation.Destination = .character, decomposes: Bool = false)
            -> [NSRange]
        {
            setup.manager.textSelectionNavigation.deletionRanges(
                for: selection, direction: .backward, destination: destination, allowsDecomposition: decomposes
            ).map(\.characters)
        }
        func caret(_ position: Int) -> NSTextSelection { NSTextSelection(setup.location(position), affinity: .downstream) }
        #expect(deleted(caret(2)) == [range(0, 2)] && deleted(caret(2), decomposes: true) == [range(1, 1)])
        #expect(deleted(caret(0)).isEmpty && deleted(caret(6), .word) == [range(3, 3)])
        #expect(deleted(NSTextSelection(range: setup.range(1, 4), affinity: .downstream, granularity: .character)) == [range(1, 4)])
    }

    @Test("Substrings come with what ends them, from the end too, and stop when told")
    func substrings() {
        let setup = FragmentSetup("One. Two\nthree")
        func parts(_ options: NSString.EnumerationOptions, from position: Int = 0, limit: Int = 9) -> [String] {
            var parts: [String] = []
            setup.manager.enumerateSubstrings(from: setup.location(position), options: options) { text, range, whole, stop in
                parts.append("\(text ?? "nil") \(range.characters.location) \(whole?.characters.length ?? 0)")
                if parts.count == limit { stop.pointee = true }
            }
            return parts
        }
        #expect(parts(.byParagraphs) == ["One. Two 0 9", "three 9 5"])
        #expect(parts(.words) == ["One 0 5", "Two 5 4", "three 9 5"])
        #expect(parts(.sentences) == ["One. 0 4", " Two 4 5", "three 9 5"])
        #expect(parts(.byComposedCharacterSequences, from: 7, limit: 2) == ["o 7 1", "\n 8 1"])
        #expect(parts([.byComposedCharacterSequences, .reverse, .substringNotRequired], from: 9, limit: 2) == ["nil 8 1", "nil 7 1"])
    }

    @Test("A change of the text moves the selections along")
    func following() {
        let setup = FragmentSetup("One two three")
        func select(_ location: Int, _ length: Int) {
            setup.manager.textSelections = [
                NSTextSelection(range: setup.range(location, length), affinity: .downstream, granularity: .character)
            ]
        }
        var selected: NSRange? { setup.manager.textSelections.first?.textRanges.first?.characters }
        select(4, 0)
        setup.replace(range(4, 0), "and ")
        #expect(selected == range(8, 0))
        setup.replace(range(0, 3), "1")
        #expect(selected == range(6, 0))
        select(6, 3)
        setup.replace(range(6, 3), "2")
        #expect(selected == range(7, 0))
        setup.replace(range(9, 0), "!")
        #expect(selected == range(7, 0))
        select(2, 3)
        setup.replace(range(5, 0), "x")
        #expect(selected == range(2, 3))
        setup.content.performEditingTransaction { setup.content.textStorage?.addAttribute(.kern, value: 1, range: range(0, 4)) }
        #expect(selected == range(2, 3))
    }

    @Test("The edges of the characters of a line come from left to right")
    func caretOffsets() {
        let setup = FragmentSetup("ab\nאב")
        func edges(_ position: Int) -> [String] {
            var edges: [String] = []
            var last = -CGFloat.infinity
            setup.manager.enumerateCaretOffsetsInLineFragment(at: setup.location(position)) { x, location, isLeading, _ in
                #expect(x >= last)
                last = x
                edges.append("\(location)\(isLeading ? "[" : "]")")
            }
            return edges
        }
        #expect(edges(0) == ["0[", "0]", "1[", "1]", "2["])
        #expect(edges(3) == ["4]", "5[", "3]", "4[", "3["])
        #expect(setup.manager.baseWritingDirection(at: setup.location(4)) == .rightToLeft)
        #expect(
            setup.manager.lineFragmentRange(for: CGPoint(x: 3, y: TextSetup.line + 3), inContainerAt: setup.location(0))?.characters
                == range(3, 2))
    }
}
