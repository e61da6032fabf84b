import UIKit

/// A circle with a tip below, and a sign in it.
final class Balloon: UIView {
    var color: UIColor = .systemRed { didSet { setNeedsDisplay() } }
    var glyphColor: UIColor = .white { didSet { setNeedsDisplay() } }
    var text: String? { didSet { setNeedsDisplay() } }
    /// Shown where there is neither a text nor a picture.
    var defaultText: String? { didSet { setNeedsDisplay() } }
    var image: UIImage? { didSet { setNeedsDisplay() } }
    var diameter: CGFloat = 0 { didSet { resize() } }
    /// Where it points, in the view that it is in.
    var tip = CGPoint.zero { didSet { center = tip } }

    private static let usualGlyph = UIImage(systemName: "mappin")

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        contentMode = .redraw
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    }

    required init?(coder: NSCoder) { nil }

    private var pointer: CGFloat { diameter > 40 ? MarkerTheme.selectedPointer : MarkerTheme.pointer }

    private func resize() {
        bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter + pointer)
        setNeedsDisplay()
    }

    func grow(from scale: CGFloat) {
        transform = CGAffineTransform(scaleX: scale, y: scale)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction
        ) { self.transform = .identity }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = diameter / 2
        let path = CGMutablePath()
        // The pointer leaves the circle with a soft bend, and ends in a point.
        let angle = CGFloat.pi / 7
        let start = CGPoint(x: radius - radius * sin(angle), y: radius + radius * cos(angle))
        let bend = CGPoint(x: radius - radius * 0.12, y: bounds.maxY - pointer * 0.75)
        path.move(to: CGPoint(x: radius, y: bounds.maxY))
        path.addQuadCurve(to: start, control: bend)
        path.addArc(
            center: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi / 2 + angle, endAngle: .pi / 2 - angle,
            clockwise: false)
        path.addQuadCurve(to: CGPoint(x: radius, y: bounds.maxY), control: CGPoint(x: diameter - bend.x, y: bend.y))
        path.closeSubpath()
        context.setFillColor(color.cgColor)
        context.addPath(path)
        context.fillPath()
        drawGlyph(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    }

    private func drawGlyph(in circle: CGRect) {
        let side = diameter * 0.62
        if let text = text ?? (image == nil ? defaultText : nil), !text.isEmpty {
            let font = UIFont.systemFont(ofSize: diameter * (text.count > 2 ? 0.36 : 0.5), weight: .semibold)
            let glyphs = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: glyphColor])
            let size = glyphs.size()
            glyphs.draw(at: CGPoint(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2))
        } else if let picture = image ?? Self.usualGlyph {
            let scale = min(side / max(picture.size.width, 1), side / max(picture.size.height, 1))
            let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
            let frame = CGRect(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width, height: size.height)
            let isOriginal = picture.renderingMode == .alwaysOriginal
            (isOriginal ? picture : picture.withTintColor(glyphColor, renderingMode: .alwaysOriginal)).draw(in: frame)
        }
    }
}
