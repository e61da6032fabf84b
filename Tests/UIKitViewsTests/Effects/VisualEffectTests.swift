import Testing
import UIKitTesting

@MainActor
struct VisualEffectTests {
    /// A red half and a blue half, with glass over the lower part of both.
    private func screen(_ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light) -> (TestScreen, UIVisualEffectView) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2, style: style)
        for (x, color) in [(0, UIColor.red), (100, .blue)] {
            let half = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 200))
            half.backgroundColor = color
            screen.window.addSubview(half)
        }
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        screen.window.addSubview(glass)
        screen.settle()
        return (screen, glass)
    }

    private func parts(_ color: UIColor?) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue)
    }

    @Test("Glass blurs what is behind it: at the border of two colours both are seen")
    func blurs() {
        let (screen, _) = screen(UIBlurEffect(style: .light))
        let sharp = parts(screen.color(at: CGPoint(x: 98, y: 50)))
        #expect(sharp.red == 1)
        #expect(sharp.blue == 0)
        let border = parts(screen.color(at: CGPoint(x: 98, y: 150)))
        let far = parts(screen.color(at: CGPoint(x: 10, y: 150)))
        #expect(border.blue > far.blue + 0.1)
        #expect(border.red < far.red - 0.1)
    }

    @Test("System materials follow light and dark, the fixed ones do not")
    func adaptive() {
        func brightness(_ kind: UIBlurEffect.Style, _ style: UIUserInterfaceStyle) -> CGFloat {
            parts(screen(UIBlurEffect(style: kind), style: style).0.color(at: CGPoint(x: 20, y: 150))).green
        }
        #expect(brightness(.systemMaterial, .light) > brightness(.systemMaterial, .dark) + 0.3)
        #expect(brightness(.systemMaterialDark, .light) == brightness(.systemMaterialDark, .dark))
    }

    @Test("Without an effect the view is clear; the effect can be changed")
    func changes() {
        let (screen, glass) = screen(nil)
        let clear = parts(screen.color(at: CGPoint(x: 20, y: 150)))
        #expect(clear.red == 1)
        #expect(clear.green == 0)
        glass.effect = UIBlurEffect(style: .extraLight)
        screen.settle()
        #expect(parts(screen.color(at: CGPoint(x: 20, y: 150))).green > 0.5)
        glass.effect = nil
        screen.settle()
        #expect(parts(screen.color(at: CGPoint(x: 20, y: 150))).green == 0)
    }

    @Test("Content stands on the glass, is as large as it, and takes the vibrant colour as tint")
    func content() {
        let (_, glass) = screen(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .secondaryLabel))
        #expect(glass.contentView.frame == glass.bounds)
        #expect(glass.subviews.last === glass.contentView)
        #expect(glass.contentView.tintColor == .secondaryLabel)
        glass.effect = UIBlurEffect(style: .regular)
        #expect(glass.contentView.tintColor == glass.tintColor)
        #expect(glass.subviews.last === glass.contentView)
    }

    @Test("Blur effects of one style are equal")
    func equality() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }
}
