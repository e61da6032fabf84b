internal import TextEngine

/// The part of the text that the line stands for.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.indices.range.lowerBound, length: line.indices.range.count)
}

/// How many shapes it is drawn with.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + CTRunGetGlyphCount($1) } }

/// Its stretches of one font and one look, as ``CTRun`` objects from left to right.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetglyphruns(_:)
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// How wide the line is, and what its fonts ask for above and below the baseline and between lines.
///
/// - Parameter descent: Receives a positive number.
// apple: https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = LineHeights(line.layout.text.runs.map(\.attributes))
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return Double(line.width)
}

/// How wide the blanks at the end of the line are.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingBlank) }

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

/// A rectangle around the line by itself: as wide as the pen moves and as high as its fonts, unless the options say otherwise.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetboundswithoptions(_:_:)
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    var attributes = line.layout.text.runs.map(\.attributes)
    if options.contains(.excludeTypographicShifts) { for index in attributes.indices { attributes[index].baselineOffset = 0 } }
    let heights = LineHeights(attributes)
    let leading = options.contains(.excludeTypographicLeading) ? 0 : heights.leading
    return CGRect(
        x: 0, y: -heights.descent - leading, width: line.width, height: heights.ascent + heights.descent + leading)
}

/// How far the line has to move to the right to stand at a place of a width.
///
/// - Parameters:
///   - flushFactor: 0 for the left edge, 0.5 for the middle, 1 for the right edge.
///   - flushWidth: In points. Blanks at the end of the line stand beyond it.
/// - Returns: Never negative.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetpenoffsetforflush(_:_:_:)
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let free = CGFloat(flushWidth) - (line.width - line.trailingBlank)
    return Double(max(free, 0) * min(max(flushFactor, 0), 1))
}

/// What of a line its bounds are around.
// apple: https://developer.apple.com/documentation/coretext/ctlineboundsoptions
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// Without the room between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Without what was moved up or down.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Signs that may hang beyond the edges do not count. No sign does here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Around the shapes of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Around what the glyphs seem to take, which here is their advance.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// With room for languages that are higher. Lines here never grow with the language.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
