import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Prints an HTML text, as far as attributed texts can say it: without a layout of its own, pictures from elsewhere and programs.
// apple: https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter
@preconcurrency @MainActor @objcMembers open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The HTML. Default: what it was made with.
    open var markupText: String? { didSet { contentDidChange() } }

    /// - Parameter markupText: HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: "")
    }

    override var printedText: NSAttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let read = try? NSAttributedString(data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
        return read ?? NSAttributedString(string: markupText ?? "")
    }
}
