import Foundation
import UIKitCore

/// A look that people give to text and take from it.
enum TextStyle {
    case bold, italic, underlined

    /// The commands that change them.
    @MainActor static let actions = [
        #selector(UIResponderStandardEditActions.toggleBoldface(_:)), #selector(UIResponderStandardEditActions.toggleItalics(_:)),
        #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    ]

    /// Returns true if text with these attributes has the look.
    /// - Parameter standardFont: that of text without one.
    func isOn(_ attributes: [NSAttributedString.Key: Any], standardFont: UIFont) -> Bool {
        switch self {
        case .bold: (attributes[.font] as? UIFont ?? standardFont).fontDescriptor.symbolicTraits.contains(.traitBold)
        case .italic: (attributes[.font] as? UIFont ?? standardFont).fontDescriptor.symbolicTraits.contains(.traitItalic)
        case .underlined: AttributeNumber.read(attributes[.underlineStyle]).map { $0 != 0 } ?? false
        }
    }

    /// Gives attributes the look, or takes it from them. A font without a bold or italic face stays as it is.
    func change(_ attributes: inout [NSAttributedString.Key: Any], to isOn: Bool, standardFont: UIFont) {
        switch self {
        case .bold: attributes[.font] = Self.font(attributes[.font] as? UIFont ?? standardFont, .traitBold, isOn)
        case .italic: attributes[.font] = Self.font(attributes[.font] as? UIFont ?? standardFont, .traitItalic, isOn)
        case .underlined: attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
        }
    }

    private static func font(_ font: UIFont, _ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }
}
