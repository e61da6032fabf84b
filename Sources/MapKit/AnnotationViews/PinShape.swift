import UIKit

/// A ball on a needle.
final class PinShape: UIView {
    static let size = CGSize(width: 32, height: 39)
    /// Where the needle ends.
    static let tip = CGPoint(x: 8, y: 35.5)

    var color: UIColor = .red { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tip = Self.tip
        context.setFillColor(UIColor(white: 0, alpha: 0.22).cgColor)
        context.fillEllipse(in: CGRect(x: tip.x - 1, y: tip.y - 1.2, width: 10, height: 2.8))
        context.setFillColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.fill(CGRect(x: tip.x - 0.9, y: 14, width: 1.8, height: tip.y - 14))
        let head = CGRect(x: tip.x - 7.5, y: 1.5, width: 15, height: 15)
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: head)
        context.setStrokeColor(UIColor(white: 0, alpha: 0.16).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: head.insetBy(dx: 0.25, dy: 0.25))
        context.setFillColor(UIColor(white: 1, alpha: 0.55).cgColor)
        context.fillEllipse(in: CGRect(x: head.minX + 3, y: head.minY + 2.6, width: 4.6, height: 4.2))
    }
}
