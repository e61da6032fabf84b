import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Text that is made of pieces with attributes.
@MainActor
enum NibAttributedText {
    static func make(_ coder: NibCoder) -> NSAttributedString? {
        guard let runs = coder.decodeObject(forKey: NibKey.runs) as? [Any] else { return nil }
        let text = NSMutableAttributedString()
        for case let run as [AnyHashable: Any] in runs {
            text.append(NSAttributedString(string: run["text"] as? String ?? "", attributes: attributes(of: run)))
        }
        return text
    }

    private static func attributes(of run: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run["NSFont"] as? UIFont
        attributes[.foregroundColor] = run["NSColor"] as? UIColor
        attributes[.backgroundColor] = run["NSBackgroundColor"] as? UIColor
        if let number = run["NSUnderline"] as? NSNumber { attributes[.underlineStyle] = number.intValue }
        if let number = run["NSKern"] as? NSNumber { attributes[.kern] = CGFloat(number.doubleValue) }
        attributes[.paragraphStyle] = paragraphStyle(of: run)
        return attributes
    }

    private static func paragraphStyle(of run: [AnyHashable: Any]) -> NSParagraphStyle? {
        func number(_ key: String) -> NSNumber? { run[key] as? NSNumber }
        let style = NSMutableParagraphStyle()
        if let alignment = number("alignment").flatMap({ NSTextAlignment(rawValue: $0.intValue) }) { style.alignment = alignment }
        if let mode = number("lineBreakMode").flatMap({ NSLineBreakMode(rawValue: $0.intValue) }) { style.lineBreakMode = mode }
        if let spacing = number("lineSpacing") { style.lineSpacing = CGFloat(spacing.doubleValue) }
        if let spacing = number("paragraphSpacing") { style.paragraphSpacing = CGFloat(spacing.doubleValue) }
        if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = CGFloat(indent.doubleValue) }
        if let indent = number("headIndent") { style.headIndent = CGFloat(indent.doubleValue) }
        if let multiple = number("lineHeightMultiple") { style.lineHeightMultiple = CGFloat(multiple.doubleValue) }
        if let interval = number("defaultTabInterval") { style.defaultTabInterval = CGFloat(interval.doubleValue) }
        if let direction = number("baseWritingDirection").flatMap({ NSWritingDirection(rawValue: $0.intValue) }) {
            style.baseWritingDirection = direction
        }
        return style
    }
}
