@_spi(ForasteroInternal) public import CoreGraphics
internal import TextEngine

/// A font of one size.
// apple: https://developer.apple.com/documentation/coretext/ctfont-q6r
public final class CTFont: Sendable {
    let font: TextFont

    init(_ font: TextFont) {
        self.font = font
    }
}

@_spi(ForasteroInternal) extension CTFont: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { font }
}

extension CTFont: Hashable {
    public static func == (first: CTFont, second: CTFont) -> Bool { first.font == second.font }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
    }
}

/// A font by the name of its face or family, such as "Georgia-Bold". What is not installed is replaced by the nearest there is.
///
/// - Parameters:
///   - size: In points; 0 stands for 12.
///   - matrix: Only how far it makes the font lean counts. Nil for upright.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    var description = FontDescription(family: .named(name as String), size: size == 0 ? 12 : size)
    if let matrix = matrix?.pointee, matrix.d != 0 { description.slant = matrix.c / matrix.d }
    return CTFont(FontLibrary.shared.font(description))
}

/// The system's font for a purpose; nil for none.
///
/// - Parameters:
///   - size: In points; 0 stands for the usual one of the purpose.
///   - language: Has no influence: letters that the font lacks come from others.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreateuifontforlanguage(_:_:_:)
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    guard uiType != .none else { return nil }
    let description = FontDescription(
        family: .system(uiType == .userFixedPitch ? .monospaced : .standard), size: size == 0 ? uiType.standardSize : size,
        weight: uiType.isEmphasized ? 0.3 : 0)
    return CTFont(FontLibrary.shared.font(description))
}
