@_spi(ForasteroInternal) internal import CoreGraphics
internal import TextEngine

/// A font by the name of its face or family, such as "Georgia-Bold". What is not installed is replaced by the nearest there is.
///
/// - Parameters:
///   - size: In points; 0 stands for 12.
///   - matrix: Only how far it makes the font lean counts. Nil for upright.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    make(FontDescription(family: .named(name as String), size: usable(size)), matrix)
}

/// The same; the options have no influence, since fonts are never loaded from elsewhere.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// The font that a descriptor asks for, or the nearest there is.
///
/// - Parameters:
///   - size: In points; 0 stands for that of the descriptor, or 12.
///   - matrix: See ``CTFontCreateWithName(_:_:_:)``; nil leaves it to the descriptor.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    make(descriptor.content.description(size: size), matrix)
}

/// The same; the options have no influence.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
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

/// The font of a file or of data, which is known by its name from then on.
///
/// - Parameters:
///   - size: In points; 0 stands for 12.
///   - attributes: What is asked for beyond; nil for nothing.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatewithgraphicsfont(_:_:_:_:)
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let name = graphicsFont.postScriptName.map { $0 as String } ?? ""
    if !FontLibrary.shared.hasFont(named: name) { FontLibrary.shared.register(graphicsFont) }
    var description = attributes?.content.description(size: size) ?? FontDescription(size: usable(size))
    description.family = .named(name)
    return make(description, matrix)
}

// MARK: Variants

/// The font in another size, or with other attributes.
///
/// - Parameters:
///   - size: In points; 0 keeps it.
///   - matrix: Nil keeps it.
///   - attributes: Those that replace its own; nil for none.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? font.textFont.size : size
    guard let attributes else {
        var description = font.textFont.description
        description.size = size
        return make(description, matrix)
    }
    let base = CTFontDescriptor(font.textFont.description)
    return make(base.merging(attributes.attributes).content.description(size: size), matrix)
}

/// The face of the same family with other qualities; nil where the family has no such face.
///
/// - Parameters:
///   - symTraitValue: The qualities.
///   - symTraitMask: Those that change.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatecopywithsymbolictraits(_:_:_:_:_:)
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    guard var description = font.textFont.description(with: symTraitValue, changing: symTraitMask) else { return nil }
    if size != 0 { description.size = size }
    return make(description, matrix)
}

/// The face of another family with the same qualities; nil where that family is not known.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatecopywithfamily(_:_:_:_:)
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    guard FontLibrary.shared.hasFont(named: family as String) else { return nil }
    var description = font.textFont.description
    (description.weight, description.isItalic) = (font.textFont.weight, font.textFont.isItalic)
    description.family = .named(family as String)
    if size != 0 { description.size = size }
    return make(description, matrix)
}

/// The font that shows the first character of a stretch of text: the same one, or what replaces it.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreateforstring(_:_:_:)
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let part = string.substring(
        with: NSIntersectionRange(
            NSRange(location: range.location, length: range.length), NSRange(location: 0, length: string.length)))
    let line = CTLine(NSAttributedString(string: part, attributes: [NSAttributedString.Key("NSFont"): currentFont]))
    return line.runs.first?.font ?? currentFont
}

// MARK: Private

private func make(_ description: FontDescription, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    var description = description
    if let matrix = matrix?.pointee, matrix.d != 0 { description.slant = matrix.c / matrix.d }
    return CTFont(FontLibrary.shared.font(description))
}

private func usable(_ size: CGFloat) -> CGFloat { size == 0 ? 12 : size }
