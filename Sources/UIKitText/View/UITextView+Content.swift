import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The text as programs set it, and its look.
extension UITextView {
    // MARK: TextKit

    var currentTextLayoutManager: NSTextLayoutManager? {
        system.isOfApp || state.usesLayoutManager ? nil : system.textLayoutManager
    }

    func useLayoutManager() -> NSLayoutManager {
        if !state.usesLayoutManager { parts.endAttachmentViews() }
        state.usesLayoutManager = true
        return system.manager
    }

    // MARK: Setting

    func setText(_ text: String) {
        replaceAll { storage in
            storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: text)
            storage.setAttributes(look.attributes, range: NSRange(location: 0, length: storage.length))
        }
    }

    func setAttributedText(_ text: NSAttributedString) {
        // It may be a storage, which Foundation's own code cannot read.
        let copy = text.attributedSubstring(from: NSRange(location: 0, length: text.length))
        replaceAll { $0.setAttributedString(copy) }
        if copy.length > 0 { look.read(copy.attributes(at: copy.length - 1, effectiveRange: nil)) }
    }

    /// Another text: what was composed, selected and done before belongs to the former one.
    private func replaceAll(_ change: (NSTextStorage) -> Void) {
        inputDelegate?.textWillChange(self)
        editor.marked = nil
        look.emptied = nil
        editor.undo.forget()
        changeStorage(change)
        editor.spelling.forget()
        inputDelegate?.textDidChange(self)
        editor.typingAttributes = nil
        editor.select(editor.endOfText)
        updateExtraLine()
        items.update()
    }

    /// Changes the storage so that only what is shown follows.
    func changeStorage(_ change: (NSTextStorage) -> Void) {
        let former = state.isChangingText
        state.isChangingText = true
        system.storage.beginEditing()
        change(system.storage)
        system.storage.endEditing()
        state.isChangingText = former
    }

    // MARK: Look

    func setFont(_ font: UIFont?) {
        look.font = font
        setForAll(.font, font)
    }

    func setColor(_ color: UIColor?) {
        look.color = color
        setForAll(.foregroundColor, color ?? .label)
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        look.alignment = alignment
        changeParagraphs(in: editor.whole) { $0.alignment = alignment }
    }

    func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = editor.nsRange(range) else { return }
        if range == editor.whole { look.direction = direction }
        let first = editor.part(at: range.location, .paragraph) ?? range
        let last = editor.part(at: NSMaxRange(range), .paragraph) ?? range
        changeParagraphs(in: NSUnionRange(first, last)) { $0.baseWritingDirection = direction }
    }

    private func setForAll(_ key: NSAttributedString.Key, _ value: Any?) {
        look.emptied?[key] = value
        if editor.typingAttributes != nil { editor.typingAttributes?[key] = value }
        guard editor.length > 0 else { return updateExtraLine() }
        changeStorage { storage in
            if let value {
                storage.addAttribute(key, value: value, range: editor.whole)
            } else {
                storage.removeAttribute(key, range: editor.whole)
            }
        }
        updateExtraLine()
    }

    private func changeParagraphs(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
        func changed(_ value: Any?) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            return style
        }
        if let emptied = look.emptied { look.emptied?[.paragraphStyle] = changed(emptied[.paragraphStyle]) }
        if let typing = editor.typingAttributes { editor.typingAttributes?[.paragraphStyle] = changed(typing[.paragraphStyle]) }
        var runs: [(NSRange, NSParagraphStyle)] = []
        system.storage.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, run, _ in runs.append((run, changed(value))) }
        changeStorage { storage in for (run, style) in runs { storage.addAttribute(.paragraphStyle, value: style, range: run) } }
        updateExtraLine()
    }

    func adjustFonts() {
        let category = traitCollection.preferredContentSizeCategory
        look.font = look.font?.adjusted(to: category)
        if let font = look.emptied?[.font] as? UIFont { look.emptied?[.font] = font.adjusted(to: category) }
        if let font = editor.typingAttributes?[.font] as? UIFont { editor.typingAttributes?[.font] = font.adjusted(to: category) }
        var runs: [(NSRange, UIFont)] = []
        system.storage.enumerateAttribute(.font, in: editor.whole, options: []) { value, run, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: category)
            if adjusted != font { runs.append((run, adjusted)) }
        }
        if !runs.isEmpty {
            changeStorage { storage in for (run, font) in runs { storage.addAttribute(.font, value: font, range: run) } }
        }
        updateExtraLine()
    }

    func updateLinkLook() {
        system.manager.linkAttributes = linkTextAttributes
        items.update()
        parts.redraw()
    }

    // MARK: Typing

    /// How text looks that is typed now.
    var attributesForTyping: [NSAttributedString.Key: Any] { editor.typingAttributes ?? inheritedAttributes(at: editor.selection) }

    /// The look of the character before a position, of the first one at the beginning, of the first selected one.
    func inheritedAttributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
        let storage = system.storage
        guard storage.length > 0 else { return look.emptied ?? look.attributes }
        let location = range.length > 0 ? range.location : max(range.location - 1, 0)
        var attributes = storage.attributes(at: min(location, storage.length - 1), effectiveRange: nil)
        // An attachment is at one character.
        attributes[.attachment] = nil
        return attributes
    }

    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        editor.typingAttributes = attributes
        updateExtraLine()
    }

    /// The line behind the text is as high as what would be typed there.
    func updateExtraLine() {
        let storage = system.storage
        guard storage.length == 0 || CharacterBoundary.isBreak(storage.unit(at: storage.length - 1)) else { return }
        let isAtEnd = editor.selection.location == storage.length
        let attributes = isAtEnd ? attributesForTyping : inheritedAttributes(at: editor.endOfText)
        let former = system.manager.extraLineAttributes
        let isSame =
            former?[.font] as? UIFont == attributes[.font] as? UIFont
            && former?[.paragraphStyle] as? NSParagraphStyle == attributes[.paragraphStyle] as? NSParagraphStyle
        guard former == nil || !isSame else { return }
        system.manager.extraLineAttributes = attributes
        contentDidChange()
    }

    func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        let location = editor.location(of: position)
        guard editor.length > 0 else { return attributesForTyping }
        let index = direction == .backward ? max(location - 1, 0) : min(location, editor.length - 1)
        return system.storage.attributes(at: index, effectiveRange: nil)
    }

    func setClearsOnInsertion(_ clears: Bool) {
        guard clears != editor.clearsOnInsertion else { return }
        editor.clearsOnInsertion = clears
        parts.marks.update()
    }
}

@_spi(ForasteroInternal)
extension UITextView: ShownText {
    public var shownText: String? { hasText && !isSecureTextEntry ? text : nil }
}
