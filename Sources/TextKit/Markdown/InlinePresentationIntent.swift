import Foundation
import UIKitGraphics

/// The intent of a stretch of text within its paragraph, such as emphasized. Labels and text views show it by font and lines.
// apple: https://developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Shown in bold letters.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Shown in letters of equal width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line of the source ends here, and a line of the paragraph may.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line ends here.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML within a paragraph, as it is written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs, as it is written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
    /// The intent that attributes of a stretch name; nil for none.
    init?(_ attributes: [NSAttributedString.Key: Any]) {
        guard let object = attributes[.inlinePresentationIntent],
            let intent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.value(of: object)
        else { return nil }
        self = intent
    }

    /// A font of the same size that shows the intent.
    func applied(to font: UIFont) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if contains(.emphasized) { traits.insert(.traitItalic) }
        if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        let family = contains(.code) ? UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
        let descriptor = family.fontDescriptor.withSymbolicTraits(traits.union(family.fontDescriptor.symbolicTraits))
        return descriptor.map { UIFont(descriptor: $0, size: font.pointSize) } ?? family
    }
}
