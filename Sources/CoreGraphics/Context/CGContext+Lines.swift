extension CGContext {
    /// In units of user space at the time of stroking. Default: 1. Zero and less draw nothing.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Default: ``CGLineCap/butt``.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Default: ``CGLineJoin/miter``.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// How long a pointed corner may get in line widths before it is cut off. Default: 10.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Lengths of ink and gap in turns, in user space; an empty array draws without gaps.
    ///
    /// An odd number of lengths is gone through twice. Lengths that are negative, not finite or all zero draw without gaps.
    /// - Parameter phase: How far into the pattern the line starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }

    /// A hint without influence: curves are always drawn to within a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}
}
