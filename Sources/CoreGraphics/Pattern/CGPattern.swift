/// A picture that is repeated in both directions where something is filled or stroked.
///
/// The cell is drawn once for each size in which it is needed, and repeated from then on.
// apple: https://developer.apple.com/documentation/coregraphics/cgpattern
public final class CGPattern: @unchecked Sendable {
    let bounds: CGRect
    let matrix: CGAffineTransform
    let xStep: CGFloat
    let yStep: CGFloat
    let tiling: CGPatternTiling
    let isColored: Bool
    private let draw: (CGContext) -> Void
    private let release: () -> Void

    /// - Parameters:
    ///   - info: given to the callbacks.
    ///   - bounds: what of the cell is drawn, in the cell's own space.
    ///   - matrix: from that space to the one that the context had at first.
    ///   - xStep: how far cells are apart, in the cell's space; the sign is of no importance.
    ///   - isColored: whether the cell has colours of its own. Else it is drawn in the colour that is given with the pattern.
    /// - Returns: nil where a step is 0 or not a number, or there is nothing to draw.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, !bounds.isEmpty, !bounds.isInfinite,
            let drawing = callbacks.drawPattern
        else { return nil }
        (self.bounds, self.matrix, self.tiling, self.isColored) = (bounds.standardized, matrix, tiling, isColored)
        (self.xStep, self.yStep) = (abs(xStep), abs(yStep))
        nonisolated(unsafe) let info = info
        draw = { drawing(info, $0) }
        release = { callbacks.releaseInfo?(info) }
    }

    /// A coloured pattern that a closure draws.
    @_spi(ForasteroInternal)
    public init(bounds: CGRect, matrix: CGAffineTransform, draw: @escaping (CGContext) -> Void) {
        (self.bounds, self.matrix, tiling, isColored) = (bounds, matrix, .constantSpacing, true)
        (xStep, yStep) = (bounds.width, bounds.height)
        self.draw = draw
        release = {}
    }

    deinit { release() }

    /// One step of the pattern as a picture, with the parts of neighbouring cells that reach into it.
    ///
    /// - Parameters:
    ///   - scale: pixels for a unit of the cell's space.
    ///   - color: what a cell without colours is drawn in.
    func tile(scale: CGSize, color: CGColor) -> CGImage? {
        let limit = CGFloat(PixelBuffer.maximumSide)
        let (width, height) = ((xStep * scale.width).rounded(), (yStep * scale.height).rounded())
        guard width < limit, height < limit,
            let buffer = PixelBuffer(width: Int(max(width, 1)), height: Int(max(height, 1)), format: .argb32)
        else { return nil }
        let (a, d) = (CGFloat(buffer.width) / xStep, CGFloat(buffer.height) / yStep)
        let base = CGAffineTransform(a: a, b: 0, c: 0, d: d, tx: 0, ty: 0)
        guard let context = CGContext(buffer: buffer, layout: .native(.argb32), space: CGColorSpace.shared.sRGB, baseTransform: base)
        else { return nil }
        for column in cells(from: bounds.minX, to: bounds.maxX, step: xStep) {
            for row in cells(from: bounds.minY, to: bounds.maxY, step: yStep) {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * xStep, y: CGFloat(row) * yStep)
                context.clip(to: bounds)
                if !isColored {
                    context.setFillColor(color)
                    context.setStrokeColor(color)
                }
                draw(context)
                context.restoreGState()
            }
        }
        return context.makeImage()
    }

    /// Which cells reach into the step that begins at 0. Of cells much larger than the steps the nearest are enough.
    private func cells(from start: CGFloat, to end: CGFloat, step: CGFloat) -> ClosedRange<Int> {
        let first = max((-end / step).rounded(.down) + 1, -8)
        let last = min((1 - start / step).rounded(.up) - 1, 8)
        return Int(min(first, last))...Int(max(first, last))
    }
}

extension CGPattern: Hashable {
    public static func == (first: CGPattern, second: CGPattern) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
