public import CoreGraphics
public import Foundation

/// Lines of a text inside a shape.
///
/// The shape has y growing upwards, so that the first line is where y is greatest.
// apple: https://developer.apple.com/documentation/coretext/ctframe
public final class CTFrame: @unchecked Sendable {
    let path: CGPath
    let box: CGRect
    let range: Range<Int>
    let visible: Range<Int>
    let lines: [(line: CTLine, origin: CGPoint)]
    let attributes: CFDictionary?

    init(_ typesetter: CTTypesetter, _ range: Range<Int>, _ path: CGPath, _ attributes: CFDictionary?) {
        let number = attributes?.object(forKey: kCTFramePathFillRuleAttributeName)
        let raw = (number as? NSNumber)?.uint32Value ?? (number as? UInt32)
        let bands = PathBands(path, raw.flatMap(CTFramePathFillRule.init) ?? .evenOdd)
        let filler = FrameFiller(typesetter, range, bands)
        self.path = path
        self.range = range
        self.attributes = attributes
        box = bands.box
        lines = filler.lines
        visible = range.lowerBound..<filler.end
    }
}

/// The lines of the frame, from the top down.
// apple: https://developer.apple.com/documentation/coretext/ctframegetlines(_:)
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }

/// Where lines begin on their baselines, from the lower left corner of the box around the path.
///
/// - Parameters:
///   - range: Of lines; length 0 reaches to the last.
///   - origins: Has room for so many.
// apple: https://developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.lines.count)
    let end = range.length <= 0 ? frame.lines.count : min(start + range.length, frame.lines.count)
    for (place, index) in (start..<end).enumerated() { origins[place] = frame.lines[index].origin }
}

/// The part of the text that the frame was asked to show.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.lowerBound, length: frame.range.count) }

/// The part of the text that has room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.visible.lowerBound, length: frame.visible.count)
}

/// The shape.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that the frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Draws all lines, in user space. The text position of the context stays where it was, and does not count.
// apple: https://developer.apple.com/documentation/coretext/ctframedraw(_:_:)
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let position = context.textPosition
    for (line, origin) in frame.lines {
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        CTLineDraw(line, context)
    }
    context.textPosition = position
}
