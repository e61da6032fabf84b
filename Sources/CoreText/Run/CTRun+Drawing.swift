internal import TextEngine

/// Draws the glyphs of a run, or a part of them, from the text position of a context through its text matrix.
///
/// The run stands where it is on its line. Lines under and through the text belong to whole lines, see ``CTLineDraw(_:_:)``.
///
/// - Parameter range: Of glyphs; length 0 reaches to the end of the run.
// apple: https://developer.apple.com/documentation/coretext/ctrundraw(_:_:_:)
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let drawn = run.indices(of: range).filter { run.glyphs[$0].number != 0 }
    guard let font = run.glyphRun.font, !drawn.isEmpty else { return }
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    GlyphDrawing(font: font, attributes: run.look).draw(
        drawn.map { run.glyphs[$0].number }, at: drawn.map { CGPoint(x: run.position($0).x, y: -run.position($0).y) }, in: context)
    context.restoreGState()
}
