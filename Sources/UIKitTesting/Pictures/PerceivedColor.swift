import Foundation

/// A colour as people see it: equal distances look equally far apart (CIE 1976 L*a*b*, white point D65).
struct PerceivedColor {
    private let lightness: Double
    private let a: Double
    private let b: Double

    /// - Parameter word: 0xAARRGGBB in sRGB, with colours multiplied by alpha; seen on white.
    init(_ word: UInt32) {
        let uncovered = 255 - word >> 24
        func linear(_ shift: UInt32) -> Double { Self.linear[Int(min((word >> shift) & 0xFF + uncovered, 255))] }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    func distance(to other: PerceivedColor) -> Double {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }

    private static let linear: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private static func curve(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
}
