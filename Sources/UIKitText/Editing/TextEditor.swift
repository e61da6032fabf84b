import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Types, deletes, composes and selects. One machine for all views whose text people change.
///
/// An edit by the user in order: the view's delegate is asked, the characters change, and all who observe are notified.
@MainActor
final class TextEditor {
    unowned let view: any EditedText
    /// True if the view is being typed into.
    var isActive = false
    /// Both ends lie between characters as people see them.
    var selection = NSRange(location: 0, length: 0)
    /// The end of the selection that moved last, which is kept in sight.
    var focus = 0
    /// The range that an input method is still at work on.
    var marked: NSRange?
    /// The look that a program wants for what is typed next; nil where it goes by what is there.
    var typingAttributes: [NSAttributedString.Key: Any]?
    var clearsOnInsertion = false
    /// True if fingers have made the selection, which they move by its ends then.
    var showsHandles = false
    private(set) lazy var undo = TextUndo(of: self)
    private(set) lazy var spelling = TextSpelling(of: self)
    private(set) var menu: TextMenu?
    private var isTyping = false
    /// True if a text that is only read takes what is being dropped on it, as its delegate allowed for this drop.
    var isOpenForDrop = false
    /// Where a space ends that was typed last; nil if something else was.
    var spaceEnd: Int?

    init(of view: any EditedText) {
        self.view = view
    }

    var length: Int { view.textLength }
    var whole: NSRange { NSRange(location: 0, length: length) }
    var endOfText: NSRange { NSRange(location: length, length: 0) }

    /// The part of a stretch that there is.
    func clamped(_ range: NSRange) -> NSRange {
        let length = length
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    /// A view that is never shown needs no menu.
    func prepareMenu() {
        if menu == nil { menu = TextMenu(of: view) }
    }

    // MARK: Selecting

    /// Selects on behalf of keys, fingers and commands, and notifies of a new selection.
    func select(_ range: NSRange, keepsClearing: Bool = false) {
        let former = selection
        if !keepsClearing { clearsOnInsertion = false }
        moveSelection(to: range)
        guard selection != former else { return }
        undo.endRun()
        menu?.hide()
        spelling.look()
        if view.hasSelection { view.selectionHasChanged() }
    }

    /// Moves the caret; both ends come to be between characters.
    func moveSelection(to range: NSRange) {
        let wanted = clamped(range)
        let start = start(ofCharacterAt: wanted.location)
        let end = wanted.length == 0 ? start : end(ofCharacterAt: NSMaxRange(wanted))
        let selection = NSRange(location: start, length: end - start)
        let former = self.selection
        let endStays = NSMaxRange(selection) == NSMaxRange(former) && selection.location != former.location
        focus = endStays ? selection.location : NSMaxRange(selection)
        if selection != former {
            if !isTyping { view.inputDelegate?.selectionWillChange(view) }
            self.selection = selection
            typingAttributes = nil
            if !isTyping { view.inputDelegate?.selectionDidChange(view) }
        }
        guard view.hasSelection else { return }
        if let marked, NSIntersectionRange(marked, selection).length == 0, !marked.encloses(selection) { self.marked = nil }
        view.focusHasMoved()
    }

    /// Selects the word at a position, else the character before it.
    func selectWord(at location: Int) {
        // Dots say nothing of words.
        if view.isSecret { return select(whole) }
        if let range = part(at: location, .word) { return select(range) }
        let start = start(ofCharacterBefore: location)
        select(NSRange(location: start, length: location - start))
    }

    /// Selects a part of a size around a position; does nothing between parts.
    func selectPart(_ granularity: UITextGranularity, at location: Int) {
        if let range = part(at: location, granularity) { select(range) }
    }

    func part(at location: Int, _ granularity: UITextGranularity) -> NSRange? {
        let (position, tokenizer) = (TextOffset(location), view.tokenizer)
        let forward = tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
        let found = forward ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
        return found.flatMap { nsRange($0) }
    }

    // MARK: Changing

    /// Puts what was typed in the place of what is composed or selected.
    /// - Parameter asks: whether the view may refuse.
    func type(_ text: String, asks: Bool = true) {
        let text = view.fitting(text)
        let (former, formerSpaceEnd) = (marked, spaceEnd)
        (marked, spaceEnd) = (nil, nil)
        guard edit(former ?? view.rangeToType, text, as: .typing, asks: asks) else {
            marked = former.map { clamped($0) }
            return
        }
        if text == " " { spaceEnd = selection.location }
        guard former == nil else { return }
        substitute(for: text, spaceEnd: formerSpaceEnd)
        correctWord(endedBy: text)
    }

    func deleteBeforeCaret(asks: Bool = true) {
        if let former = marked {
            marked = nil
            edit(former, "", as: .typing, asks: asks)
            return
        }
        let range = view.rangeToType
        if range.length > 0 {
            edit(range, "", as: .deletion, asks: asks)
        } else if range.location > 0 {
            let start = start(ofCharacterBefore: range.location)
            edit(NSRange(location: start, length: range.location - start), "", as: .deletion, asks: asks)
        } else {
            view.deletedNothing()
        }
    }

    /// Asks whether something may be done, and does it.
    /// - Parameters:
    ///   - all: what the new text takes the place of, where that is more than is asked for.
    ///   - look: the same text with its look; nil for that of what is typed.
    @discardableResult
    func edit(
        _ range: NSRange, _ text: String, as kind: TextEdit, asks: Bool = true, inPlaceOf all: NSRange? = nil,
        look: NSAttributedString? = nil
    ) -> Bool {
        guard view.acceptsChanges || isOpenForDrop, range.length > 0 || !text.isEmpty else { return false }
        if asks, !view.mayChange(range, to: text) { return false }
        // Who was asked may have set another text meanwhile.
        change(clamped(all ?? range), to: text, as: kind, look: look)
        view.textHasChanged()
        return true
    }

    /// Changes the text, with the caret behind what is new.
    func change(_ range: NSRange, to text: String, as kind: TextEdit, look: NSAttributedString? = nil) {
        let range = wholePairs(range)
        let attributes = typingAttributes
        clearsOnInsertion = false
        let former = selection
        let removed = undo.isWanted ? view.styledCharacters(in: range) : nil
        if let look {
            view.replaceCharacters(in: range, withStyled: look)
        } else {
            view.replaceCharacters(in: range, with: text, attributes: attributes)
        }
        let added = NSRange(location: range.location, length: text.utf16.count)
        spelling.textDidChange(added, delta: added.length - range.length)
        if let removed { undo.note(added, inPlaceOf: removed, selected: former, as: kind) }
        isTyping = true
        moveSelection(to: NSRange(location: NSMaxRange(added), length: 0))
        isTyping = false
        typingAttributes = attributes
        if selection != former { view.selectionHasChanged() }
    }

    /// Puts characters with their look in the place of others, as undo does.
    func restore(_ range: NSRange, _ text: NSAttributedString, selecting selected: NSRange) {
        marked = nil
        let former = selection
        view.replaceCharacters(in: range, withStyled: text)
        spelling.textDidChange(NSRange(location: range.location, length: text.length), delta: text.length - range.length)
        moveSelection(to: selected)
        if selection != former { view.selectionHasChanged() }
        view.textHasChanged()
    }

    // MARK: Composition

    func compose(_ text: String, _ selected: NSRange, asks: Bool = true) {
        let range = marked ?? view.rangeToType
        let text = view.fitting(text)
        guard marked != nil || !text.isEmpty else { return }
        guard edit(range, text, as: .typing, asks: asks) || text.isEmpty else { return }
        let start = wholePairs(clamped(range)).location
        let length = text.utf16.count
        let composed = length > 0 ? clamped(NSRange(location: start, length: length)) : nil
        marked = nil
        defer {
            marked = composed
            if view.hasSelection { view.focusHasMoved() }
        }
        guard view.hasSelection else { return }
        let first = min(max(selected.location, 0), length)
        let end = min(max(first.addingReportingOverflow(max(selected.length, 0)).partialValue, first), length)
        isTyping = true
        let former = selection
        moveSelection(to: clamped(NSRange(location: start + first, length: end - first)))
        isTyping = false
        if selection != former { view.selectionHasChanged() }
    }

    func endComposition() {
        guard marked != nil else { return }
        marked = nil
        undo.endRun()
        view.focusHasMoved()
    }
}

extension NSRange {
    /// Returns true if another stretch lies in this one, or at one of its ends.
    fileprivate func encloses(_ other: NSRange) -> Bool { other.location >= location && NSMaxRange(other) <= NSMaxRange(self) }
}
