/// The quotation marks of a language.
struct SmartQuotes: Equatable {
    var opening: String
    var closing: String
    var innerOpening: String
    /// The apostrophe is the same sign.
    var innerClosing = "\u{2019}"

    /// - Parameter language: a code such as `de`; of one that is not known the marks are English.
    static func of(_ language: String) -> SmartQuotes {
        switch language.prefix(2) {
        case "cs", "de": SmartQuotes(opening: "\u{201E}", closing: "\u{201C}", innerOpening: "\u{201A}")
        case "fr": SmartQuotes(opening: "\u{AB}\u{A0}", closing: "\u{A0}\u{BB}", innerOpening: "\u{2018}")
        case "pl": SmartQuotes(opening: "\u{201E}", closing: "\u{201D}", innerOpening: "\u{201A}")
        default: SmartQuotes(opening: "\u{201C}", closing: "\u{201D}", innerOpening: "\u{2018}")
        }
    }
}
