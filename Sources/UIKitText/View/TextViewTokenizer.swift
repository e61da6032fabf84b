import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// Finds the parts of a text by looking at what is around a position, however long the whole is, and lines as they are laid out.
final class TextViewTokenizer: UITextInputStringTokenizer {
    private unowned let view: UITextView

    init(textInput: UITextView) {
        view = textInput
        super.init(textInput: textInput)
    }

    override func text(around offset: Int, reach: Int) -> (text: String, start: Int, isWhole: Bool)? {
        let length = view.editor.length
        let start = view.editor.start(ofCharacterAt: max(offset - reach, 0))
        let end = view.editor.end(ofCharacterAt: min(offset + reach, length))
        let range = NSRange(location: start, length: max(end - start, 0))
        return (view.characters(in: range), start, start == 0 && end == length)
    }

    override func line(at offset: Int) -> Range<Int>? {
        view.system.manager.caretLine(at: offset).map { Range($0.range) ?? 0..<0 }
    }
}
