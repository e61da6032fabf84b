import Foundation

/// Makes text with attributes of HTML. Elements may be nested as deep as they like: those beyond a limit look like the one around them.
struct HTMLReader {
    private struct Element {
        var name: String
        var style: HTMLStyle
    }

    private let defaults: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var pending = ""
    private var pendingStyle = HTMLStyle()
    private var stack: [Element] = []
    /// How many elements are open beyond the deepest that is kept.
    private var tooDeep = 0
    private var sheet = StyleSheet()
    /// The style outside all elements: documents in real code are often a style sheet and some text.
    private var rootStyle = HTMLStyle()
    /// The characters at the end so far: whether a line, or a word, has just begun.
    private var isAtLineStart = true
    private var endsWithSpace = true
    /// The numbers of the next items of open lists.
    private var itemNumbers: [Int] = []

    private static let deepest = 256

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section", "article",
        "header", "footer", "nav", "main", "aside", "figure", "figcaption", "dl", "dt", "dd", "address", "center", "form", "body", "html",
        "hr", "fieldset",
    ]
    private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "area", "base", "col", "source"]
    private static let unseen: Set<String> = ["script", "style", "title", "head", "noscript", "template", "select", "textarea", "object"]

    init(defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

    func read(_ html: String) -> NSAttributedString {
        var reader = self
        reader.run(html)
        return reader.result
    }

    private var style: HTMLStyle { stack.last?.style ?? rootStyle }

    private mutating func run(_ html: String) {
        var tokenizer = HTMLTokenizer(html)
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): add(text)
            case .start(let name, let attributes, let isClosed): open(name, attributes, isClosed)
            case .end(let name): close(name)
            }
        }
        flush()
    }

    // MARK: Elements

    private mutating func open(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
        if name == "br" { return lineBreak() }
        if name == "li" || name == "p" { closeOpen(name) }
        if Self.blocks.contains(name) { endLine() }
        if name == "hr" { return }
        guard stack.count < Self.deepest else {
            if !isClosed, !Self.empty.contains(name) { tooDeep += 1 }
            return
        }
        var style = style
        HTMLElements.apply(name, attributes, to: &style)
        style.apply(sheet.declarations(element: name, attributes: attributes))
        if let own = attributes["style"] { style.apply(StyleSheet.declarations(own)) }
        if Self.unseen.contains(name) { style.isHidden = true }
        if name == "img" { return addImage(attributes, style) }
        if name == "ul" || name == "ol" { itemNumbers.append(Int(attributes["start"] ?? "") ?? 1) }
        if isClosed || Self.empty.contains(name) { return }
        stack.append(Element(name: name, style: style))
        if name == "li" { addMarker() }
    }

    private mutating func close(_ name: String) {
        if name == "br" { return lineBreak() }
        if tooDeep > 0 {
            if !Self.empty.contains(name) { tooDeep -= 1 }
            if Self.blocks.contains(name) { endLine() }
            return
        }
        guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
        if Self.blocks.contains(name) { endLine() }
        if name == "ul" || name == "ol" { _ = itemNumbers.popLast() }
        stack.removeSubrange(index...)
    }

    /// Ends an element that cannot be in another of its name, up to the next list or block around it.
    private mutating func closeOpen(_ name: String) {
        let limit = stack.lastIndex { ["ul", "ol", "div", "table", "blockquote", "body"].contains($0.name) } ?? -1
        guard let index = stack.lastIndex(where: { $0.name == name }), index > limit, tooDeep == 0 else { return }
        endLine()
        stack.removeSubrange(index...)
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        if text.isEmpty { return }
        if stack.last?.name == "style" { return addRules(text) }
        guard !style.isHidden else { return }
        if style.keepsSpace { return append(text.replacingOccurrences(of: "\r\n", with: "\n")) }
        var collapsed = ""
        collapsed.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            let isSpace = scalar.value < 0x80 && HTMLTokenizer.isSpace(UInt8(scalar.value))
            if isSpace, endsWithSpace { continue }
            collapsed.unicodeScalars.append(isSpace ? " " : scalar)
            endsWithSpace = isSpace
            isAtLineStart = false
        }
        append(collapsed)
    }

    private mutating func addRules(_ text: String) {
        sheet.add(text)
        rootStyle.apply(sheet.declarations(element: "html", attributes: [:]))
        rootStyle.apply(sheet.declarations(element: "body", attributes: [:]))
    }

    private mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        flush()
        pending = text
        pendingStyle = style
        if let last = text.unicodeScalars.last {
            isAtLineStart = last == "\n"
            endsWithSpace = last == "\n" || last == " "
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        result.append(NSAttributedString(string: pending, attributes: pendingStyle.attributes(defaults)))
        pending = ""
    }

    /// The next text starts a line.
    private mutating func endLine() {
        guard !isAtLineStart else { return }
        if pending.hasSuffix(" ") { pending.removeLast() }
        let style = pending.isEmpty ? style : pendingStyle
        flush()
        var attributes = style.attributes(defaults)
        attributes[.link] = nil
        result.append(NSAttributedString(string: "\n", attributes: attributes))
        isAtLineStart = true
        endsWithSpace = true
    }

    private mutating func lineBreak() {
        guard !style.isHidden else { return }
        if pending.hasSuffix(" ") { pending.removeLast() }
        append("\u{2028}")
        endsWithSpace = true
        isAtLineStart = false
    }

    private mutating func addMarker() {
        guard let list = style.lists.last, !style.isHidden, let number = itemNumbers.last else { return }
        itemNumbers[itemNumbers.count - 1] = number + 1
        append("\t" + list.marker(forItemNumber: number) + (list.isOrdered ? "." : "") + "\t")
        endsWithSpace = true
        isAtLineStart = false
    }

    private mutating func addImage(_ attributes: [String: String], _ style: HTMLStyle) {
        guard !style.isHidden else { return }
        flush()
        let text = NSMutableAttributedString(attachment: HTMLElements.attachment(attributes))
        text.addAttributes(style.attributes(defaults), range: NSRange(location: 0, length: 1))
        result.append(text)
        isAtLineStart = false
        endsWithSpace = false
    }
}
