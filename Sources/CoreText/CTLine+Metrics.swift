internal import TextEngine

/// How wide the line is, and what its fonts ask for above and below the baseline and between lines.
///
/// - Parameter descent: Receives a positive number.
// apple: https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let fonts = line.fonts
    ascent?.pointee = fonts.reduce(0) { max($0, $1.ascender) }
    descent?.pointee = fonts.reduce(0) { max($0, -$1.descender) }
    leading?.pointee = fonts.reduce(0) { max($0, $1.leading) }
    return Double(line.width)
}

/// The rectangle around the shapes of the glyphs; null when nothing is to be seen.
///
/// - Parameter context: Where its text position is, is the origin of the line. Nil for the line by itself.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetimagebounds(_:_:)
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.layout.inkBounds
    guard !ink.isNull else { return .null }
    let origin = context?.textPosition ?? .zero
    return CGRect(x: origin.x + ink.minX, y: origin.y + line.baseline - ink.maxY, width: ink.width, height: ink.height)
}

/// How far from the start of the line a caret before a character stands.
///
/// - Parameters:
///   - charIndex: In UTF-16 units; what lies outside the text counts as its nearest end.
///   - secondaryOffset: Receives the same number: where text of two directions meets, only one offset is known.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:)
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.layout.caretRect(at: charIndex).minX
    secondaryOffset?.pointee = offset
    return offset
}

/// The index between two characters that is nearest to a point, in UTF-16 units.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetstringindexforposition(_:_:)
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.layout.position(nearest: CGPoint(x: position.x, y: line.baseline))
}
