import UIKit

/// A disc with a needle to the north and one to the south.
final class CompassNeedle: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.secondarySystemBackground.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        for (end, color) in [(5.0, UIColor.systemRed), (bounds.height - 5, UIColor.secondaryLabel)] {
            context.setFillColor(color.cgColor)
            context.addLines(between: [
                CGPoint(x: bounds.midX - 4.5, y: bounds.midY), CGPoint(x: bounds.midX, y: end),
                CGPoint(x: bounds.midX + 4.5, y: bounds.midY),
            ])
            context.fillPath()
        }
    }
}
