public import Foundation
internal import TextEngine

/// How many glyphs the run has. A tab is one, which draws nothing.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of its first character, by their names; the font is the one that its glyphs come from.
// apple: https://developer.apple.com/documentation/coretext/ctrungetattributes(_:)
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// How its glyphs follow each other.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.glyphRun.isRightToLeft ? .rightToLeft : []
    let positions = run.glyphs.map(\.position)
    let isGrowing = zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }
    let isShrinking = zip(positions, positions.dropFirst()).allSatisfy { $0 >= $1 }
    if !isGrowing, !isShrinking { status.insert(.nonMonotonic) }
    if run.slant != 0 { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// The characters that its glyphs stand for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    let start = run.indices.position(run.glyphRun.range.lowerBound)
    return CFRange(location: start, length: max(run.indices.position(run.glyphRun.range.upperBound) - start, 0))
}

/// The transform that the run is drawn through: the identity, unless its glyphs are made to lean.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: run.slant, d: 1, tx: 0, ty: 0)
}

// MARK: Numbers of glyphs

// Of a range, whose length 0 reaches to the end of the run; the receiver has room for so many.

/// The numbers of the glyphs in their font; 0 for what draws nothing.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    copy(run.memory.glyphs, run.indices(of: range), to: buffer)
}

/// Where the pen is for each glyph, from the start of the line on its baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    copy(run.memory.positions, run.indices(of: range), to: buffer)
}

/// How far the pen moves on behind each glyph.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    copy(run.memory.advances, run.indices(of: range), to: buffer)
}

/// The index of the first character that each glyph stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    copy(run.memory.stringIndices, run.indices(of: range), to: buffer)
}

/// How far the pen moves on behind each glyph, and how far each glyph is drawn beside the pen.
// apple: https://developer.apple.com/documentation/coretext/ctrungetbaseadvancesandorigins(_:_:_:_:)
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?, _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    let indices = runRef.indices(of: range)
    if let advancesBuffer { copy(runRef.memory.advances, indices, to: advancesBuffer) }
    guard let originsBuffer else { return }
    var pen = runRef.glyphRun.left + runRef.glyphs[..<indices.lowerBound].reduce(0) { $0 + $1.advance }
    for (place, index) in indices.enumerated() {
        let position = runRef.position(index)
        originsBuffer[place] = CGPoint(x: position.x - pen, y: position.y)
        pen += runRef.glyphs[index].advance
    }
}

// The same, all of them, where they are as long as the run.

/// The numbers of the glyphs.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.memory.glyphs) }
/// Where the pen is for each glyph.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { UnsafePointer(run.memory.positions) }
/// How far the pen moves on behind each glyph.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { UnsafePointer(run.memory.advances) }
/// The index of the first character that each glyph stands for.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { UnsafePointer(run.memory.stringIndices) }

// MARK: Sizes

/// How wide a part of the run is, and what its font asks for.
///
/// - Parameter range: Of glyphs; length 0 reaches to the end of the run.
// apple: https://developer.apple.com/documentation/coretext/ctrungettypographicbounds(_:_:_:_:_:)
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = LineHeights([run.look])
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return Double(run.indices(of: range).reduce(0) { $0 + run.glyphs[$1].advance })
}

/// The rectangle around the shapes of a part of the run; null when nothing is to be seen.
///
/// - Parameter context: Where its text position is, is the origin of the line. Nil for the line by itself.
// apple: https://developer.apple.com/documentation/coretext/ctrungetimagebounds(_:_:_:)
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let origin = context?.textPosition ?? .zero
    return run.indices(of: range).reduce(CGRect.null) { whole, index in
        guard let bounds = run.glyphRun.font?.bounds(of: run.glyphs[index].number), !bounds.isEmpty else { return whole }
        let position = run.position(index)
        return whole.union(bounds.offsetBy(dx: position.x + origin.x, dy: position.y + origin.y))
    }
}

extension CTRun {
    /// How far its glyphs lean to the right per unit of height, beyond their own shape.
    var slant: CGFloat { look.font.description.slant + look.obliqueness }
}

private func copy<Element>(_ source: UnsafeMutablePointer<Element>, _ range: Range<Int>, to target: UnsafeMutablePointer<Element>) {
    for (place, index) in range.enumerated() { target[place] = source[index] }
}
