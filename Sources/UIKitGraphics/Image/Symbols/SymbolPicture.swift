/// A symbol in a size and weight.
struct SymbolPicture: Hashable, Sendable {
    let name: String
    /// In points, the scale included.
    let size: CGSize
    /// From the lower edge of the picture up to the line that text beside it is on.
    let baselineOffset: CGFloat
    private let origin: CGPoint
    private let unit: CGFloat
    private let lineWidth: CGFloat

    /// Nil where there is no symbol of the name.
    init?(name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale, displayScale: CGFloat) {
        guard let parts = SymbolLibrary.parts(named: name) else { return nil }
        let theme = SymbolTheme.standard
        let pointSize = pointSize.isFinite ? min(max(pointSize, 1), 1000) : theme.pointSize
        let unit = pointSize * theme.factor(scale) / theme.unitsPerEm
        let lineWidth = theme.lineWidth(weight) * theme.unitsPerEm
        let ink = parts.filter { !$0.isCutOut }.reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
        func up(_ length: CGFloat) -> CGFloat { (length * unit * displayScale).rounded(.up) / displayScale }
        self.name = name
        self.unit = unit
        self.lineWidth = lineWidth
        size = CGSize(width: up(ink.width), height: up(ink.height))
        origin = CGPoint(x: ink.midX * unit - size.width / 2, y: ink.midY * unit - size.height / 2)
        // Symbols are in the middle of the capitals beside them.
        baselineOffset = origin.y + size.height - SymbolParser.center.y * unit - theme.capHeight * pointSize / 2
    }

    /// The symbol in black, stretched to a size; nil for sizes without pixels and those too large.
    func image(size wanted: CGSize, scale: CGFloat) -> CGImage? {
        guard let context = ImageCanvas.makeContext(size: wanted, scale: scale) else { return nil }
        context.scaleBy(x: wanted.width / size.width, y: wanted.height / size.height)
        draw(in: context, colors: [CGColor(gray: 0, alpha: 1)])
        return context.makeImage()
    }

    /// Draws the symbol, its upper left corner at the origin.
    /// - Parameter colors: that of each level; what is deeper than they are has the last.
    func draw(in context: CGContext, colors: [CGColor]) {
        let parts = SymbolLibrary.parts(named: name) ?? []
        let cutsHoles = colors.count < 2
        context.saveGState()
        context.translateBy(x: -origin.x, y: -origin.y)
        context.scaleBy(x: unit, y: unit)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for part in parts {
            let color = colors[min(part.level, colors.count - 1)]
            context.setBlendMode(part.isCutOut && (cutsHoles || part.level > 0) ? .clear : .copy)
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.setLineWidth(lineWidth * part.lineShare)
            context.beginPath()
            context.addPath(part.path)
            switch part.ink {
            case .line: context.strokePath()
            case .area: context.fillPath()
            case .areaAndLine: context.drawPath(using: .fillStroke)
            }
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
