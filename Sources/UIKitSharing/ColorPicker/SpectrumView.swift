import QuartzCore
import UIKitCore

/// Picks from all hues, from white at the top by way of the full colour to black at the bottom.
final class SpectrumView: ColorSurface {
    private let mark = ColorMark(isRound: true)
    private let field = UIView(frame: .zero)
    private let hues = CAGradientLayer()
    private let shades = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.isUserInteractionEnabled = false
        field.clipsToBounds = true
        field.layer.cornerRadius = theme.paneRadius
        hues.colors = (0...6).map { PickedColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1).color.cgColor }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        shades.colors = [
            UIColor.white, UIColor.white.withAlphaComponent(0), UIColor.black.withAlphaComponent(0), UIColor.black,
        ].map(\.cgColor)
        shades.locations = [0, 0.5, 0.5, 1]
        field.layer.addSublayer(hues)
        field.layer.addSublayer(shades)
        addSubview(field)
        addSubview(mark)
        accessibilityLabel = "Color spectrum"
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor {
        func share(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, 0), 1) : 0 }
        let full = PickedColor(hue: share(point.x / bounds.width), saturation: 1, brightness: 1)
        let height = share(point.y / bounds.height)
        return height < 0.5 ? full.mixed(with: .white, 1 - height * 2) : full.mixed(with: .black, height * 2 - 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (hues.frame, shades.frame) = (field.bounds, field.bounds)
        CATransaction.commit()
        mark.backgroundColor = picked.opaque.color
        mark.center = place(of: picked)
    }

    /// Where a colour is, or one that is most like it.
    private func place(of color: PickedColor) -> CGPoint {
        let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        var hue: CGFloat = 0
        _ = color.color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        let height = least > 0 || most >= 1 ? 0.5 - least / 2 : 1 - most / 2
        return CGPoint(x: hue * bounds.width, y: height * bounds.height)
    }
}
