import Foundation

/// How text in an element looks; elements within it begin with the same.
struct HTMLStyle {
    /// Points to a pixel of a style sheet.
    private static let pixel: CGFloat = 1

    var families: [String] = []
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var background: UIColor?
    var baselineOffset: CGFloat = 0
    var link: Any?
    var alignment = NSTextAlignment.natural
    var lineHeightMultiple: CGFloat = 0
    var spacing: CGFloat = 0
    var indent: CGFloat = 0
    var keepsSpace = false
    var isHidden = false
    var isRightToLeft = false
    var lists: [NSTextList] = []

    /// Sizes beyond these are none that text is read in.
    private static let sizes: ClosedRange<CGFloat> = 1...1000

    mutating func apply(_ declarations: [String: String]) {
        for (name, value) in declarations.sorted(by: { $0.key < $1.key }) { apply(name, value.lowercased(), value) }
    }

    private mutating func apply(_ name: String, _ value: String, _ original: String) {
        switch name {
        case "font-size": size = length(value, of: size).map { clamped($0) } ?? named(size: value) ?? size
        case "font-family": families = Self.families(original)
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "font": applyFont(value, original)
        case "color": color = HTMLColor.color(value) ?? color
        case "background-color", "background": background = HTMLColor.color(value) ?? background
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruck = value.contains("line-through")
        case "text-align": alignment = Self.alignment(value) ?? alignment
        case "line-height": applyLineHeight(value)
        case "white-space": keepsSpace = value.hasPrefix("pre")
        case "display": isHidden = isHidden || value == "none"
        case "direction": isRightToLeft = value == "rtl"
        case "margin-bottom": spacing = length(value, of: size).map { min(max($0, 0), 1000) } ?? spacing
        case "margin-left", "padding-left": indent += length(value, of: size).map { min(max($0, 0), 1000) } ?? 0
        default: break
        }
    }

    /// `italic bold 12px/1.5 Georgia, serif`.
    private mutating func applyFont(_ value: String, _ original: String) {
        let words = value.split(separator: " ").map(String.init)
        isBold = isBold || words.contains("bold")
        isItalic = isItalic || words.contains("italic")
        guard let index = words.firstIndex(where: { length(String($0.prefix { $0 != "/" }), of: size) != nil }) else { return }
        size = length(String(words[index].prefix { $0 != "/" }), of: size).map { clamped($0) } ?? size
        families = Self.families(original.split(separator: " ").dropFirst(index + 1).joined(separator: " "))
    }

    private mutating func applyLineHeight(_ value: String) {
        if value.hasSuffix("%"), let part = Double(value.dropLast()) {
            lineHeightMultiple = CGFloat(min(max(part / 100, 0), 10))
        } else if let multiple = Double(value) {
            lineHeightMultiple = CGFloat(min(max(multiple, 0), 10))
        }
    }

    private func clamped(_ size: CGFloat) -> CGFloat { min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound) }

    /// A length in points.
    private func length(_ text: String, of whole: CGFloat) -> CGFloat? {
        let units: [(String, CGFloat)] = [("px", Self.pixel), ("pt", 1), ("rem", 12), ("em", whole), ("%", whole / 100)]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let value = Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)), value.isFinite else { return nil }
            return CGFloat(value) * factor
        }
        return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private func named(size text: String) -> CGFloat? {
        switch text {
        case "xx-small": 7
        case "x-small": 7.5
        case "small": 10
        case "medium": 12
        case "large": 13.5
        case "x-large": 18
        case "xx-large": 24
        case "smaller": clamped(size / 1.2)
        case "larger": clamped(size * 1.2)
        default: nil
        }
    }

    static func families(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t\n")) }.filter { !$0.isEmpty }
    }

    static func alignment(_ text: String) -> NSTextAlignment? {
        switch text.lowercased() {
        case "left", "start": .left
        case "right", "end": .right
        case "center": .center
        case "justify": .justified
        default: nil
        }
    }

    // MARK: As attributes

    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var values = defaults
        if values[.font] == nil || hasOwnFont { values[.font] = font }
        if let color {
            values[.foregroundColor] = color
        } else if values[.foregroundColor] == nil {
            values[.foregroundColor] = UIColor.black
        }
        if let background { values[.backgroundColor] = background }
        if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baselineOffset != 0 { values[.baselineOffset] = baselineOffset }
        if let link { values[.link] = link }
        if values[.paragraphStyle] == nil || hasOwnParagraph { values[.paragraphStyle] = paragraphStyle }
        return values
    }

    private var hasOwnFont: Bool { !families.isEmpty || size != 12 || isBold || isItalic }
    private var hasOwnParagraph: Bool { alignment != .natural || !lists.isEmpty || indent > 0 || lineHeightMultiple > 0 || spacing > 0 }

    private var font: UIFont {
        for family in families {
            guard let font = Self.font(family, size) else { continue }
            return Self.font(font, isBold, isItalic)
        }
        return Self.font(UIFont(name: "Times New Roman", size: size) ?? Self.serif(size), isBold, isItalic)
    }

    private static func serif(_ size: CGFloat) -> UIFont {
        let font = UIFont.systemFont(ofSize: size)
        return font.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "sans-serif", "blinkmacsystemfont", ".sfui-regular", "ui-sans-serif":
            UIFont.systemFont(ofSize: size)
        case "monospace", "ui-monospace": UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
        case "serif", "ui-serif": UIFont(name: "Times New Roman", size: size) ?? serif(size)
        default: UIFont(name: family, size: size)
        }
    }

    private static func font(_ font: UIFont, _ isBold: Bool, _ isItalic: Bool) -> UIFont {
        guard isBold || isItalic else { return font }
        var traits = font.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        style.lineHeightMultiple = lineHeightMultiple
        style.headIndent = indent
        style.firstLineHeadIndent = lists.isEmpty ? indent : 0
        if isRightToLeft { style.baseWritingDirection = .rightToLeft }
        if !lists.isEmpty {
            style.textLists = lists
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: max(indent - 25, 1)), NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return style
    }
}
