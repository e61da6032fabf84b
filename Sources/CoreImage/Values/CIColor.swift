public import Foundation

/// A colour of a filter: red, green, blue and alpha from 0 to 1.
// apple: https://developer.apple.com/documentation/coreimage/cicolor
open class CIColor: NSObject, @unchecked Sendable {
    /// From 0 to 1.
    public let red: CGFloat
    /// From 0 to 1.
    public let green: CGFloat
    /// From 0 to 1.
    public let blue: CGFloat
    /// From 0, clear, to 1, opaque.
    public let alpha: CGFloat

    /// A colour of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The colour in sRGB; black where it cannot be converted.
    public convenience init(cgColor color: CGColor) {
        let numbers = color.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)?.components ?? []
        let known = numbers.count == 4 ? numbers : [0, 0, 0, 1]
        self.init(red: known[0], green: known[1], blue: known[2], alpha: known[3])
    }

    /// A colour from numbers in a text, `"0.5 0.7 0.3 1"`; what is missing is 0, and alpha 1.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func number(_ place: Int) -> CGFloat { place < numbers.count ? numbers[place] : place == 3 ? 1 : 0 }
        self.init(red: number(0), green: number(1), blue: number(2), alpha: number(3))
    }

    /// Red, green and blue 0.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// Red, green and blue 1.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Red, green and blue 0.5.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Red 1.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Green 1.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Blue 1.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Green and blue 1.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Red and blue 1.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Red and green 1.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Black that cannot be seen.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }
    open override var hash: Int { [red, green, blue, alpha].hashValue }
}
