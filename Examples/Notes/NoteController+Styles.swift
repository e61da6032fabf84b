import UIKit

// How the text looks: of whole paragraphs, and of characters.
extension NoteController {
    /// The look of the paragraph in which the selection begins.
    var paragraph: NoteText.Paragraph { NoteText.paragraph(textView.typingAttributes) }
    var emphasis: NoteText.Emphasis { NoteText.emphasis(textView.typingAttributes) }

    func setParagraph(_ paragraph: NoteText.Paragraph) {
        let paragraph = paragraph == self.paragraph ? .body : paragraph
        let lines = (textView.text as NSString).paragraphRange(for: textView.selectedRange)
        let changed = NSMutableAttributedString()
        var number = 0
        let text = textView.text as NSString
        var place = lines.location
        repeat {
            let line = text.paragraphRange(for: NSRange(location: place, length: 0))
            number += 1
            changed.append(marked(bare(line), as: paragraph, number: number))
            place = max(NSMaxRange(line), place + 1)
        } while place < NSMaxRange(lines)
        let caret = textView.selectedRange.location + (changed.length - lines.length) / max(number, 1)
        replace(lines, with: changed, name: "Style")
        textView.selectedRange = NSRange(location: min(max(caret, lines.location), lines.location + changed.length), length: 0)
        textView.typingAttributes = NoteText.attributes(paragraph, [])
        textDidChange()
    }

    func toggle(_ part: NoteText.Emphasis) {
        let emphasis = self.emphasis.symmetricDifference(part)
        let range = textView.selectedRange
        if range.length == 0 {
            textView.typingAttributes = NoteText.attributes(paragraph, emphasis)
            return
        }
        let changed = NSMutableAttributedString(attributedString: textView.textStorage.attributedSubstring(from: range))
        changed.enumerateAttributes(in: NSRange(location: 0, length: changed.length)) { attributes, range, _ in
            var own = NoteText.emphasis(attributes)
            if emphasis.contains(part) { own.insert(part) } else { own.remove(part) }
            changed.removeAttribute(.underlineStyle, range: range)
            changed.removeAttribute(.strikethroughStyle, range: range)
            changed.addAttributes(NoteText.attributes(NoteText.paragraph(attributes), own), range: range)
        }
        replace(range, with: changed, name: "Style")
        textView.selectedRange = range
    }

    func setLink(_ url: URL?) {
        let range = textView.selectedRange
        guard range.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: textView.textStorage.attributedSubstring(from: range))
        changed.removeAttribute(.link, range: NSRange(location: 0, length: changed.length))
        if let url { changed.addAttribute(.link, value: url, range: NSRange(location: 0, length: changed.length)) }
        replace(range, with: changed, name: "Link")
    }

    func insert(_ picture: UIImage) {
        guard let name = store.addPicture(picture) else { return }
        var text = NoteText()
        text.characters = "\(NoteText.picture)\n"
        text.runs = [NoteText.Run(length: 1, picture: name), NoteText.Run(length: 1)]
        let range = textView.selectedRange
        replace(range, with: text.attributed(pictures: store.picture, width: pictureWidth), name: "Picture")
        textView.selectedRange = NSRange(location: range.location + 2, length: 0)
        textView.typingAttributes = NoteText.attributes(.body, [])
    }

    // MARK: Lists

    /// Return at the end of an item begins the next one; in an empty item it ends the list, and after a heading it begins a text.
    /// - Returns: whether that is all there is to do.
    func breakLine(at range: NSRange) -> Bool {
        let paragraph = self.paragraph
        let text = textView.text as NSString
        let line = text.paragraphRange(for: NSRange(location: range.location, length: 0))
        switch paragraph {
        case .bullets, .numbers:
            let marker = markerLength(text.substring(with: line))
            let isEmpty = text.substring(with: line).trimmingCharacters(in: .newlines).utf16.count <= marker
            if isEmpty && marker > 0 {
                replace(line, with: NSAttributedString(), name: "Typing")
                textView.selectedRange = NSRange(location: line.location, length: 0)
                textView.typingAttributes = NoteText.attributes(.body, [])
                return true
            }
            let next = (Int(text.substring(with: line).prefix { $0.isNumber }) ?? 0) + 1
            let item = "\n" + Self.marker(paragraph, number: next)
            replace(range, with: NSAttributedString(string: item, attributes: NoteText.attributes(paragraph, [])), name: "Typing")
            textView.selectedRange = NSRange(location: range.location + item.utf16.count, length: 0)
            return true
        case .title, .heading:
            let end = text.substring(with: line).hasSuffix("\n") ? NSMaxRange(line) - 1 : NSMaxRange(line)
            guard NSMaxRange(range) >= end else { return false }
            replace(range, with: NSAttributedString(string: "\n", attributes: NoteText.attributes(paragraph, [])), name: "Typing")
            textView.selectedRange = NSRange(location: range.location + 1, length: 0)
            textView.typingAttributes = NoteText.attributes(.body, [])
            return true
        default: return false
        }
    }

    private static func marker(_ paragraph: NoteText.Paragraph, number: Int) -> String {
        switch paragraph {
        case .bullets: "•\t"
        case .numbers: "\(number).\t"
        default: ""
        }
    }

    /// Of "•" or a number and a tab, in UTF-16 units; 0 for a line without.
    private func markerLength(_ line: String) -> Int {
        guard let tab = line.firstIndex(of: "\t") else { return 0 }
        let marker = line[..<tab]
        let isMarker = marker == "•" || (marker.last == "." && !marker.dropLast().isEmpty && marker.dropLast().allSatisfy(\.isNumber))
        return isMarker ? marker.utf16.count + 1 : 0
    }

    private func bare(_ line: NSRange) -> NSAttributedString {
        let text = textView.textStorage.attributedSubstring(from: line)
        let marker = markerLength(text.string)
        return text.attributedSubstring(from: NSRange(location: marker, length: text.length - marker))
    }

    private func marked(_ line: NSAttributedString, as paragraph: NoteText.Paragraph, number: Int) -> NSAttributedString {
        let marker = Self.marker(paragraph, number: number)
        let result = NSMutableAttributedString(string: marker, attributes: NoteText.attributes(paragraph, []))
        result.append(line)
        result.enumerateAttributes(in: NSRange(location: 0, length: result.length)) { attributes, range, _ in
            result.addAttributes(NoteText.attributes(paragraph, NoteText.emphasis(attributes)), range: range)
        }
        return result
    }

    // MARK: Changing

    /// Changes a stretch with its look, so that it can be undone.
    func replace(_ range: NSRange, with text: NSAttributedString, name: String) {
        let before = textView.textStorage.attributedSubstring(from: range)
        let selection = textView.selectedRange
        textView.undoManager?.registerUndo(withTarget: self) { page in
            page.replace(NSRange(location: range.location, length: text.length), with: before, name: name)
            page.textView.selectedRange = selection
        }
        textView.undoManager?.setActionName(name)
        textView.textStorage.replaceCharacters(in: range, with: text)
        textDidChange()
    }
}
