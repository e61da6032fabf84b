@_spi(ForasteroInternal) import UIKitTextInput

/// Finds the parts of a search field's text. Tokens, whose positions come before those of the text, count as a character each.
final class SearchFieldTokenizer: UITextInputStringTokenizer {
    private unowned let field: UISearchTextField

    init(field: UISearchTextField) {
        self.field = field
        super.init(textInput: field)
    }

    override func text(around offset: Int, reach: Int) -> (text: String, start: Int, isWhole: Bool)? {
        let tokens = String(repeating: "\u{FFFC}", count: field.tokens.count)
        return (tokens + (field.text(in: field.textualRange) ?? ""), 0, true)
    }
}
