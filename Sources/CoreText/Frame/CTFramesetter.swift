@_spi(ForasteroInternal) internal import CoreGraphics
public import Foundation

/// Puts a text into shapes.
// apple: https://developer.apple.com/documentation/coretext/ctframesetter-2eg
public final class CTFramesetter: Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) {
        self.typesetter = typesetter
    }

    /// A stretch of the text whose length 0 reaches to the end.
    func range(_ range: CFRange) -> Range<Int> {
        let count = typesetter.string.length
        let start = min(max(range.location, 0), count)
        return start..<(range.length <= 0 ? count : min(start + range.length, count))
    }
}

/// A framesetter for a text.
// apple: https://developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)
public func CTFramesetterCreateWithAttributedString(_ attrString: any CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetter(attrString.attributedString, direction: nil))
}

/// A framesetter that cuts lines as a typesetter does.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// What cuts the text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// As many lines of a text as a shape has room for.
///
/// A line that is lower than the shape is wide goes where the shape is widest at its height.
///
/// - Parameters:
///   - stringRange: Length 0 reaches to the end of the text.
///   - frameAttributes: ``kCTFramePathFillRuleAttributeName`` counts; nil for none.
// apple: https://developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.typesetter, framesetter.range(stringRange), path, frameAttributes)
}

/// How large a rectangle has to be to show a text.
///
/// - Parameters:
///   - stringRange: Length 0 reaches to the end of the text.
///   - frameAttributes: No influence.
///   - constraints: The largest size allowed; infinity, or the largest number, does not limit it.
///   - fitRange: Receives the part of the text that has room in it.
// apple: https://developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:)
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    // What is larger would take the digits from the positions of lines. Zero does not limit, either.
    func usable(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e7) : 1e7 }
    let size = CGSize(width: usable(constraints.width), height: usable(constraints.height))
    let range = framesetter.range(stringRange)
    let bands = PathBands(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), .evenOdd)
    let filler = FrameFiller(framesetter.typesetter, range, bands, alignsLeft: true)
    fitRange?.pointee = CFRange(location: range.lowerBound, length: filler.end - range.lowerBound)
    return CGSize(width: min(filler.width, size.width), height: filler.height)
}
