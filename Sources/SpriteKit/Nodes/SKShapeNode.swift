public import Foundation
import QuartzCore
public import UIKit

/// A path, filled and with a line along it.
// apple: https://developer.apple.com/documentation/spritekit/skshapenode
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    private var look = ShapeLook()

    /// A shape without a path.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A path in the coordinates of the node.
    public convenience init(path: CGPath) { self.init(path: path, centered: false) }

    /// - Parameter centered: true if the path is moved so that its middle is at the position of the node.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered && !box.isNull ? path.copy(using: &shift) : path
    }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    /// A rectangle of a size, about the position of the node.
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(centered: size)) }

    /// A rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    /// A rectangle of a size with round corners, about the position of the node.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(centered: size), cornerRadius: cornerRadius)
    }

    /// A circle about the position of the node.
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }

    /// An ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    /// An ellipse of a size, about the position of the node.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(centered: size)) }

    /// Straight lines from point to point.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0))))
        self.init(path: path)
    }

    /// Default: nil.
    open var path: CGPath? {
        get { look.path }
        set { change { $0.path = newValue?.copy() } }
    }
    /// Default: clear.
    open var fillColor: UIColor {
        get { look.fillColor }
        set { change { $0.fillColor = newValue } }
    }
    /// Default: white.
    open var strokeColor: UIColor {
        get { look.strokeColor }
        set { change { $0.strokeColor = newValue } }
    }
    /// In points. 0 draws no line. Default: 1.
    open var lineWidth: CGFloat {
        get { look.lineWidth }
        set { change { $0.lineWidth = newValue } }
    }
    /// Default: cut off.
    open var lineCap: CGLineCap {
        get { look.lineCap }
        set { change { $0.lineCap = newValue } }
    }
    /// Default: pointed.
    open var lineJoin: CGLineJoin {
        get { look.lineJoin }
        set { change { $0.lineJoin = newValue } }
    }
    /// How far points reach, as a multiple of the line's width. Default: 10.
    open var miterLimit: CGFloat {
        get { look.miterLimit }
        set { change { $0.miterLimit = newValue } }
    }
    /// True if edges are smooth. Default: true.
    open var isAntialiased: Bool {
        get { look.isAntialiased }
        set { change { $0.isAntialiased = newValue } }
    }
    /// How it is mixed with what is behind it. Default: by its alpha.
    open var blendMode: SKBlendMode {
        get { look.blendMode }
        set { change { $0.blendMode = newValue } }
    }

    private func change(_ body: (inout ShapeLook) -> Void) {
        body(&look)
        state.needsContent = true
    }

    // MARK: Drawing

    override var contentRect: CGRect { look.extent ?? .zero }

    override func makeContent(for pass: RenderPass) -> CALayer? {
        guard let extent = look.extent, pass.isSeen(extent) else { return nil }
        let layer = reusedLayer(DrawnLayer.self)
        let alpha = look.blendMode.isPlain ? 1 : pass.alpha
        let shown = layer.drawing as? ShapeNodeDrawing
        if state.needsContent || shown?.alpha != alpha {
            layer.drawing = ShapeNodeDrawing(look, extent: extent, alpha: alpha)
            state.needsContent = false
        }
        pass.place(layer, isFlipped: false, fades: look.blendMode.isPlain)
        return layer
    }
}

extension CGRect {
    /// A rectangle about the origin.
    fileprivate init(centered size: CGSize) {
        self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
