internal import TextEngine

/// Draws a line at the text position of a context, through its text matrix.
///
/// Letters stand upright where y grows upwards. In a context whose y grows downwards, as those of views, set a text matrix
/// that turns them over, or turn over the context. The text position stays where it was.
// apple: https://developer.apple.com/documentation/coretext/ctlinedraw(_:_:)
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    // The layout has y downwards from its top.
    context.scaleBy(x: 1, y: -1)
    line.layout.draw(in: context, at: CGPoint(x: 0, y: -line.baseline))
    context.restoreGState()
}
