import Foundation
internal import QuartzCore

/// The shape of a popover's arrow: a rounded tip that grows out of the edge in a curve. Drawn upwards, and turned as needed.
final class PopoverArrow: UIView {
    private static let size = CGSize(width: PopoverChrome.system.arrowBase, height: PopoverChrome.system.arrowHeight)

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        (layer as? CAShapeLayer)?.path = Self.path.cgPath
    }

    required init?(coder: NSCoder) { nil }

    /// Goes to the side of the content that a placement says.
    func show(_ placement: PopoverPlacement, inside content: CGRect) {
        isHidden = placement.direction.isEmpty
        let (across, out) = (placement.arrowOffset, Self.size.height / 2)
        switch placement.direction {
        case .up: put(at: CGPoint(x: content.midX + across, y: content.minY - out), turns: 0)
        case .right: put(at: CGPoint(x: content.maxX + out, y: content.midY + across), turns: 1)
        case .down: put(at: CGPoint(x: content.midX + across, y: content.maxY + out), turns: 2)
        case .left: put(at: CGPoint(x: content.minX - out, y: content.midY + across), turns: 3)
        default: break
        }
    }

    /// The shape in coordinates of the superview; nil while the arrow is hidden.
    var outline: UIBezierPath? {
        guard !isHidden else { return nil }
        let outline = UIBezierPath(cgPath: Self.path.cgPath)
        outline.apply(CGAffineTransform(translationX: -Self.size.width / 2, y: -Self.size.height / 2))
        outline.apply(transform)
        outline.apply(CGAffineTransform(translationX: center.x, y: center.y))
        return outline
    }

    private func put(at point: CGPoint, turns: Int) {
        let quarters: [CGAffineTransform] = [
            .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
            CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
        ]
        transform = quarters[turns]
        center = point
    }

    private static let path: UIBezierPath = {
        let (width, height) = (size.width, size.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addCurve(
            to: CGPoint(x: width / 2 - 3.5, y: 1.6), controlPoint1: CGPoint(x: 5, y: height), controlPoint2: CGPoint(x: 6.5, y: 5))
        path.addCurve(
            to: CGPoint(x: width / 2 + 3.5, y: 1.6), controlPoint1: CGPoint(x: width / 2 - 1.6, y: -0.5),
            controlPoint2: CGPoint(x: width / 2 + 1.6, y: -0.5))
        path.addCurve(
            to: CGPoint(x: width, y: height), controlPoint1: CGPoint(x: width - 6.5, y: 5), controlPoint2: CGPoint(x: width - 5, y: height))
        path.close()
        return path
    }()
}
