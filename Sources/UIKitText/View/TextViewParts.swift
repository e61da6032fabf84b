import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The views of a text view: marks of what is selected, the characters, and the caret.
@MainActor
final class TextViewParts {
    private unowned let textView: UITextView
    private let ground = UIView(frame: .zero)
    private let tiles: TextTiles
    let marks: TextMarks
    private let attachmentViews: AttachmentViews
    /// The overlay of a search; made with the first one.
    private var veil: FoundTextVeil?
    /// The characters that look different now, to be found out where when they are laid out.
    private var changed: NSRange?
    private var drawnHeight: CGFloat = 0

    init(of textView: UITextView) {
        self.textView = textView
        tiles = TextTiles(of: textView)
        attachmentViews = AttachmentViews(of: textView, above: tiles)
        ground.isUserInteractionEnabled = false
        marks = TextMarks(of: textView, ground: ground, front: textView)
        textView.editor.spelling.show = { [unowned marks] in marks.updateDots() }
    }

    /// The views that belong to the text view itself.
    var all: [UIView] { [ground, tiles, attachmentViews] + marks.views + (veil.map { [$0] } ?? []) }

    func install() {
        textView.insertSubview(ground, at: 0)
        textView.insertSubview(tiles, at: 1)
    }

    // MARK: Changes

    /// Characters of a stretch look different, or other ones are there.
    func textDidChange(in range: NSRange) {
        changed = changed.map { NSUnionRange($0, range) } ?? range
        textView.setNeedsLayout()
    }

    /// Characters were put in, replaced or taken away.
    func attachmentTextDidChange(in range: NSRange, by delta: Int) { attachmentViews.textDidChange(in: range, by: delta) }

    func redraw() {
        changed = nil
        tiles.redraw()
        textView.setNeedsLayout()
    }

    /// The app has the layout manager, whose text shows pictures of attachments only.
    func endAttachmentViews() { attachmentViews.end() }

    // MARK: Layout

    func layOut() {
        ground.frame = CGRect(origin: .zero, size: textView.contentSize)
        redrawChanged()
        tiles.layOut()
        attachmentViews.layOut()
        veil?.place()
        marks.update()
    }

    /// The results have changed, or another one is current.
    func foundTextDidChange() {
        if veil == nil {
            let made = FoundTextVeil(of: textView)
            textView.insertSubview(made, aboveSubview: attachmentViews.superview == nil ? tiles : attachmentViews)
            veil = made
        }
        veil?.place()
    }

    func contentDidMove() {
        if textView.editor.length > textView.theme.wholeLayoutLength { textView.updateContentSize() }
        redrawChanged()
        tiles.layOut()
        attachmentViews.layOut()
        veil?.place()
        if textView.editor.isActive {
            marks.updateDots()
            textView.editor.spelling.look()
        }
        if textView.editor.selection.length > 0 { marks.update() }
    }

    /// A change that leaves all lines as high as they were concerns its own paragraphs; otherwise all below it moves.
    private func redrawChanged() {
        let height = textView.system.manager.usedRect(for: textView.system.container).height
        defer { drawnHeight = height }
        guard let changed else {
            if height != drawnHeight { tiles.redrawMoved() }
            return
        }
        self.changed = nil
        let range = textView.editor.clamped(changed)
        let manager = textView.system.manager
        guard let first = manager.caretLine(at: range.location), let last = manager.caretLine(at: NSMaxRange(range)) else {
            return tiles.redraw()
        }
        // Letters may reach out of their line.
        let top = first.rect.minY + textView.origin.y - first.rect.height
        let bottom = height == drawnHeight ? last.rect.maxY + textView.origin.y + last.rect.height : .greatestFiniteMagnitude
        tiles.redraw(from: top, to: bottom)
    }
}

extension UITextView: @preconcurrency TextContainerViewer {
    package func textContainer(
        _ container: NSTextContainer, didChange mask: NSTextStorage.EditActions?, in range: NSRange, changeInLength delta: Int
    ) {
        let paragraph = paragraphs(around: range)
        if mask?.contains(.editedCharacters) == true { parts.attachmentTextDidChange(in: range, by: delta) }
        parts.textDidChange(in: paragraph)
        if mask?.contains(.editedCharacters) == true, !state.isChangingText { followForeignEdit(range, delta) }
        contentDidChange()
        if mask?.contains(.editedCharacters) == true { finder.textDidChange() }
        if !isEditable, mask != nil { items.update() }
    }

    package func textContainer(_ container: NSTextContainer, needsDisplayIn characters: NSRange) { parts.textDidChange(in: characters) }

    private func paragraphs(around range: NSRange) -> NSRange {
        let range = editor.clamped(range)
        var (start, end) = (range.location, NSMaxRange(range))
        // A paragraph of a megabyte is not gone through for each key.
        let (lowest, highest) = (max(start - 8192, 0), min(end + 8192, editor.length))
        while start > lowest, !CharacterBoundary.isBreak(unit(at: start - 1)) { start -= 1 }
        while end < highest, !CharacterBoundary.isBreak(unit(at: end)) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The app has changed the storage: what was selected stays selected as far as it is there.
    private func followForeignEdit(_ range: NSRange, _ delta: Int) {
        let oldEnd = NSMaxRange(range) - delta
        func moved(_ location: Int) -> Int {
            location <= range.location ? location : location >= oldEnd ? location + delta : min(location, NSMaxRange(range))
        }
        let selection = editor.selection
        let first = moved(selection.location)
        let kept = editor.clamped(NSRange(location: first, length: max(moved(NSMaxRange(selection)) - first, 0)))
        // What was put in may join a character beside it.
        let start = editor.start(ofCharacterAt: kept.location)
        let end = kept.length == 0 ? start : editor.end(ofCharacterAt: NSMaxRange(kept))
        editor.marked = nil
        editor.undo.endRun()
        editor.selection = NSRange(location: start, length: end - start)
        editor.focus = moved(editor.focus) <= first ? start : end
        editor.typingAttributes = nil
        editor.spelling.textDidChange(range, delta: delta)
    }
}
