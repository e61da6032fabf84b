import QuartzCore

open class UIBezierPath: UIObject, NSCopying {
    public override init() {}
    public convenience init(rect: CGRect) {
        self.init()
        cgPath = CGPath(rect: rect, transform: nil)
    }
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init(rect: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)) }
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }
    open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: cgPath) }

    open var cgPath: CGPath = CGMutablePath()
    private var mutablePath: CGMutablePath {
        if let path = cgPath as? CGMutablePath { return path }
        let path = cgPath.mutableCopy()!
        cgPath = path
        return path
    }
    open var lineWidth: CGFloat = 1, miterLimit: CGFloat = 10, flatness: CGFloat = 0.6
    open var lineCapStyle = CGLineCap.butt, lineJoinStyle = CGLineJoin.miter, usesEvenOddFillRule = false
    open private(set) var currentPoint = CGPoint.zero
    open var bounds: CGRect { cgPath.boundingBox }
    open var isEmpty: Bool { cgPath.isEmpty }
    open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
    open func move(to point: CGPoint) {
        mutablePath.move(to: point)
        currentPoint = point
    }
    open func addLine(to point: CGPoint) {
        mutablePath.addLine(to: point)
        currentPoint = point
    }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { addLine(to: endPoint) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { addLine(to: endPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }
    open func apply(_ transform: CGAffineTransform) {}
    open func reversing() -> UIBezierPath { self }
    open func close() {}
    open func removeAllPoints() { cgPath = CGMutablePath() }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open func fill() {}
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func stroke() {}
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func addClip() {}
}
