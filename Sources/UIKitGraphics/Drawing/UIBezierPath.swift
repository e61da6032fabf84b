import Foundation

/// A path with its line style, which draws itself into the current context.
// apple: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: UIObject, NSCopying {
    private var path = CGMutablePath()

    // MARK: Creating

    public override init() { super.init() }

    /// Fails: archives hold no paths here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the four sides of a rectangle; a circle in a square.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners; a radius above half a side is cut to that.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        appendRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// An arc; `clockwise` as it looks on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of another path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    // MARK: Line style

    /// In points. Default: 1.
    open var lineWidth: CGFloat = 1
    /// How open lines end. Default: at their last point.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet. Default: in a point.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long the point of a join may be, in line widths; longer ones are cut off. Default: 10.
    open var miterLimit: CGFloat = 10
    /// True if overlapping parts cancel each other out. Default: false.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Dashes lines: lengths of line and gap by turns, in points. Nil draws solid lines.
    /// - Parameter phase: where in the pattern lines begin, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Tells the lengths that lines are dashed with, as they were set. Each is written through its pointer if there is one.
    /// - Parameters:
    ///   - pattern: has room for `count` lengths; ask for the count first.
    ///   - count: how many lengths there are; 0 for lines without gaps.
    ///   - phase: how far into the pattern lines begin, in points.
    // apple: https://developer.apple.com/documentation/uikit/uibezierpath/getlinedash(_:count:phase:)
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Building

    /// The path as Core Graphics has it: a copy, which later changes do not reach.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a part of the path at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds an arc; `clockwise` as it looks on the screen, where y points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a line to where the part began, and joins it there.
    open func close() { path.closeSubpath() }
    /// Makes the path empty; the line style stays.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the parts of another path. Its line style counts for nothing.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms the points. The line width stays.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
    }

    // MARK: Asking

    /// True if nothing has been added. A point that was moved to counts.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the path without control points, in points; line width does not count.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Returns true if a point lies inside, by the rule that ``usesEvenOddFillRule`` says.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    // MARK: Drawing

    /// Fills the path in the current context with the current fill colour.
    open func fill() { paint { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }

    /// Fills the path in the current context with the current fill colour. Blend mode and alpha hold for this only.
    /// - Parameter alpha: from 0, nothing, to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        paint {
            $0.setBlendMode(blendMode)
            $0.setAlpha(alpha)
            $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Strokes the path in the current context with the current stroke colour and the path's line style.
    open func stroke() { paint { $0.strokePath() } }

    /// Strokes the path in the current context with the current stroke colour. Blend mode and alpha hold for this only.
    /// - Parameter alpha: from 0, nothing, to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        paint {
            $0.setBlendMode(blendMode)
            $0.setAlpha(alpha)
            $0.strokePath()
        }
    }

    /// Cuts the current context off outside the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Copying

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    // MARK: Comparing

    /// Returns true if the other one is a path of the same steps and of the same line style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
    }

    open override var hash: Int { path.hashValue }

    // MARK: Private

    private func paint(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    private func appendRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let (rx, ry) = (max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2)))
        func radius(_ corner: UIRectCorner) -> (x: CGFloat, y: CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
        // How far a Bézier curve's control points stand from the corner to look like a quarter of an ellipse.
        let k: CGFloat = 1 - 0.552_284_75
        let (tl, tr, br, bl) = (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))
        path.move(to: CGPoint(x: rect.minX + tl.x, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - tr.x, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + tr.y), control1: CGPoint(x: rect.maxX - tr.x * k, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + tr.y * k))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br.y))
        path.addCurve(
            to: CGPoint(x: rect.maxX - br.x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - br.y * k),
            control2: CGPoint(x: rect.maxX - br.x * k, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + bl.x, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - bl.y), control1: CGPoint(x: rect.minX + bl.x * k, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - bl.y * k))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl.y))
        path.addCurve(
            to: CGPoint(x: rect.minX + tl.x, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + tl.y * k),
            control2: CGPoint(x: rect.minX + tl.x * k, y: rect.minY))
        path.closeSubpath()
    }
}
