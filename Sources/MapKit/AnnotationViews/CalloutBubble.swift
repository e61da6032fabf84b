import UIKit

/// The shape of a callout: a rounded rectangle with a tip below, and a soft shadow.
final class CalloutBubble: UIView {
    /// Where the tip is, from the left.
    var tip: CGFloat = 0 { didSet { if tip != oldValue { reshape() } } }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 0, height: 3)
        colorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        reshape()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorDidChange()
    }

    private func colorDidChange() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 0.98) : UIColor(white: 1, alpha: 0.98) }
        (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }

    private func reshape() {
        let bottom = bounds.height - CalloutTheme.tipHeight
        guard bottom > 0 else { return }
        let half = CalloutTheme.tipWidth / 2
        let path = CGMutablePath()
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: bounds.width, height: bottom), cornerWidth: CalloutTheme.radius,
            cornerHeight: CalloutTheme.radius)
        path.move(to: CGPoint(x: tip - half, y: bottom))
        // The sides leave the edge smoothly, and meet in a round tip.
        path.addCurve(
            to: CGPoint(x: tip, y: bounds.height), control1: CGPoint(x: tip - half / 2, y: bottom),
            control2: CGPoint(x: tip - half / 3, y: bounds.height))
        path.addCurve(
            to: CGPoint(x: tip + half, y: bottom), control1: CGPoint(x: tip + half / 3, y: bounds.height),
            control2: CGPoint(x: tip + half / 2, y: bottom))
        path.closeSubpath()
        (layer as? CAShapeLayer)?.path = path
        layer.shadowPath = path
    }
}
