import Foundation

/// The attributed form of a text for assistive technologies, which is valid as long as the plain text is the same.
package struct AttributedSpeech {
    package var attributed: NSAttributedString?

    package init() {}

    /// The attributed form of a plain text; nil where there is no text.
    package func text(for plain: String?) -> NSAttributedString? {
        guard let plain else { return nil }
        guard let attributed, attributed.string == plain else { return NSAttributedString(string: plain) }
        return attributed
    }
}
