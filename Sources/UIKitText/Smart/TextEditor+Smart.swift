import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The substitutions as a person types, pastes and cuts.
extension TextEditor {
    var smartTyping: SmartTyping { SmartTyping(view.traits, keyboard: view.displayHost.keyboardUse) }

    /// Puts something else in the place of what was just typed, where the text wants that. It is asked for, and undone, as a step of its own.
    /// - Parameter spaceEnd: where a space ended that was typed just before; nil if something else was.
    func substitute(for typed: String, spaceEnd: Int?) {
        guard TypedInput.isArriving, typed.utf16.count == 1, selection.length == 0 else { return }
        let location = selection.location
        let start = start(ofCharacterAt: max(location - 4, 0))
        let before = view.characters(in: NSRange(location: start, length: location - start))
        guard before.hasSuffix(typed),
            let change = smartTyping.substitution(in: before, followsSpace: spaceEnd == location - 1)
        else { return }
        undo.endRun()
        edit(NSRange(location: location - change.length, length: change.length), change.text, as: .typing)
        undo.endRun()
        self.spaceEnd = nil
    }

    /// Puts the word that was meant in the place of a misspelled one that was just ended. It is asked for, and undone, as a step of its own.
    func correctWord(endedBy typed: String) {
        guard TypedInput.isArriving, selection.length == 0, typed.count == 1, let last = typed.first, last.endsWord,
            view.traits.isCorrected(view.displayHost.keyboardUse)
        else { return }
        let caret = selection.location
        // Another mark may stand there by now.
        let end = start(ofCharacterBefore: caret)
        let start = start(ofCharacterAt: max(end - Self.wordReach, 0))
        let before = view.characters(in: NSRange(location: start, length: end - start))
        guard let word = spelling.misspelledWord(endingText: before, isWhole: start == 0),
            let meant = spelling.correction(of: (before as NSString).substring(with: word))
        else { return }
        let space = spaceEnd
        undo.endRun()
        let range = NSRange(location: start + word.location, length: word.length)
        guard edit(range, meant, as: .correction) else { return }
        let moved = caret + meant.utf16.count - word.length
        moveSelection(to: NSRange(location: moved, length: 0))
        view.selectionHasChanged()
        undo.endRun()
        spaceEnd = space == nil ? nil : moved
    }

    /// How far a word that is corrected may reach, with a little of what is before it.
    private static let wordReach = 64

    private func spaces(around range: NSRange) -> SmartSpaces {
        let (start, end) = (start(ofCharacterBefore: range.location), end(ofCharacterAfter: NSMaxRange(range)))
        return SmartSpaces(
            before: view.characters(in: NSRange(location: start, length: range.location - start)).last,
            after: view.characters(in: NSRange(location: NSMaxRange(range), length: end - NSMaxRange(range))).first)
    }

    /// The text to paste in the place of a stretch, with the spaces that it wants.
    func spaced(_ text: String, in range: NSRange) -> String {
        smartTyping.movesSpaces ? spaces(around: range).pasted(text) : text
    }

    /// The range to cut for a stretch: a space beside it, too.
    func stretchToCut(_ range: NSRange) -> NSRange {
        guard smartTyping.movesSpaces, let space = spaces(around: range).spaceToCut(with: view.characters(in: range)) else { return range }
        return NSRange(location: range.location - (space.before ? 1 : 0), length: range.length + 1)
    }
}

extension Character {
    /// True if a word is over with this character, and is not part of a longer one.
    fileprivate var endsWord: Bool { isWhitespace || ".,;:!?)]}\"\u{201C}\u{201D}\u{2014}\u{2026}".contains(self) }
}

extension TextTraits {
    /// True if misspelled words are corrected as they are typed. Where a text leaves it open, a keyboard on the screen does.
    @MainActor
    fileprivate func isCorrected(_ keyboard: ScreenKeyboardUse) -> Bool {
        guard !isExact else { return false }
        return correction == .yes || correction == .default && keyboard.isWanted
    }
}
