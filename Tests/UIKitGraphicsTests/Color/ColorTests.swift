import Testing
import UIKitTesting

struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("The palette of the flat look, light and dark")
    func palette() {
        #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
        #expect(bytes(.systemBlue, dark) == [10, 132, 255, 255])
        #expect(bytes(.systemRed, light) == [255, 59, 48, 255])
        #expect(bytes(.systemGreen, dark) == [48, 209, 88, 255])
        #expect(bytes(.systemGray6, light) == [242, 242, 247, 255])
        #expect(bytes(.systemGray6, dark) == [28, 28, 30, 255])
        #expect(bytes(.label, light) == [0, 0, 0, 255])
        #expect(bytes(.label, dark) == [255, 255, 255, 255])
        #expect(bytes(.secondaryLabel, light) == [60, 60, 67, 153])
    }

    @Test("Contrast and level have variants of their own")
    func variants() {
        let strong = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(bytes(.systemBlue, strong) == [0, 64, 221, 255])
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(.systemBackground, raised) == [28, 28, 30, 255])
        #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
    }

    @Test("A dynamic colour asks its provider for the current traits")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(bytes(color, light) == [0, 0, 0, 255])
        #expect(bytes(color, dark) == [255, 255, 255, 255])
        dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
        #expect(bytes(color.withAlphaComponent(0.4), dark) == [255, 255, 255, 102])
    }

    @Test("Components come back as they went in", arguments: [(0.0, 0.0, 0.0), (0.25, 0.5, 0.75), (1.0, 0.5, 0.1), (0.3, 0.3, 0.3)])
    func components(red: Double, green: Double, blue: Double) {
        let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        var back: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        again.getRed(&back.0, green: &back.1, blue: &back.2, alpha: nil)
        #expect(abs(back.0 - red) < 1e-9)
        #expect(abs(back.1 - green) < 1e-9)
        #expect(abs(back.2 - blue) < 1e-9)
        var white: CGFloat = 0
        #expect(color.getWhite(&white, alpha: nil) == (red == green && green == blue))
    }

    @Test("A grey keeps its number, as grey, in red, green and blue, and through an archive", arguments: [0, 0.39, 1.0 / 3, 0.5, 1])
    func greys(white: CGFloat) throws {
        let color = UIColor(white: white, alpha: 0.25)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archive))
        #expect(again == color)
        #expect(again.cgColor.numberOfComponents == 2)
        for grey in [color, again] {
            var parts: (white: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (9, 9, 9, 9, 9)
            #expect(grey.getWhite(&parts.white, alpha: &parts.alpha))
            #expect(parts.white == white)
            #expect(parts.alpha == 0.25)
            #expect(grey.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: nil))
            #expect(parts.red == white)
            #expect(parts.green == white)
            #expect(parts.blue == white)
        }
    }

    @Test("The fixed greys are a third, a half and two thirds of white")
    func fixedGreys() {
        let shades = [UIColor.darkGray, .gray, .lightGray, .white].map { bytes($0, light)[0] }
        #expect(shades == [85, 128, 170, 255])
    }

    @Test("Equal colours are equal, and hash alike")
    func equality() {
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemBlue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("A provider that returns itself stops the program")
    func endlessProvider() async {
        await #expect(processExitsWith: .failure) {
            let holder = ColorHolder()
            holder.color = UIColor { _ in holder.color }
            _ = holder.color.cgColor
        }
    }

    @Test("Hue, saturation and brightness are cut to 0…1, alpha too")
    func clamping() {
        var alpha: CGFloat = 0
        UIColor(red: 0, green: 0, blue: 0, alpha: 7).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 1)
        #expect(UIColor(hue: 2, saturation: -1, brightness: 9, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
}

private final class ColorHolder: @unchecked Sendable {
    var color = UIColor.red
}
