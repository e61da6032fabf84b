import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Prints a text.
// apple: https://developer.apple.com/documentation/uikit/uisimpletextprintformatter
@preconcurrency @MainActor @objcMembers open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text without attributes; nil for one that has some.
    open var text: String? { didSet { contentDidChange() } }
    /// The text with attributes, which come before ``font``, ``color`` and ``textAlignment``; nil for one without.
    open var attributedText: NSAttributedString? { didSet { contentDidChange() } }
    /// Default: nil, the system's font of 12 points.
    open var font: UIFont? { didSet { contentDidChange() } }
    /// Default: nil, black.
    open var color: UIColor? { didSet { contentDidChange() } }
    /// Default: natural.
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

    private var pages: TextPages?
    /// The room for which ``pages`` were made.
    private var knownRoom: [CGRect] = []

    /// A text without attributes.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// A text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    open override var pageCount: Int { currentPages?.containers.count ?? 0 }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        currentPages?.draw(pageIndex - startPage, at: rect.origin)
    }

    // MARK: For subclasses here

    override func contentDidChange() { pages = nil }

    /// The text as it is printed.
    var printedText: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style])
    }

    private var currentPages: TextPages? {
        guard let renderer = printPageRenderer else { return nil }
        let room = [room(onFirstPage: true, of: renderer), room(onFirstPage: false, of: renderer)]
        if let pages, room == knownRoom { return pages }
        let made = TextPages(printedText, first: room[0].size, others: room[1].size)
        (pages, knownRoom) = (made, room)
        return made
    }
}
