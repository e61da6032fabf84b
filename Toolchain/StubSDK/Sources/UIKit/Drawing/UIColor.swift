import CoreImage
import QuartzCore

public typealias _ColorLiteralType = UIColor

open class UIColor: UIObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    let red, green, blue, alphaValue: CGFloat
    let space: CGColorSpace
    var provider: ((UITraitCollection) -> UIColor)?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, alphaValue) = (red, green, blue, alpha)
        space = CGColorSpaceCreateDeviceRGB()
    }
    public init(white: CGFloat, alpha: CGFloat) {
        (red, green, blue, alphaValue) = (white, white, white, alpha)
        space = CGColorSpaceCreateDeviceGray()
    }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0]
        if parts.count < 4 {
            self.init(white: parts[0], alpha: parts[1])
        } else {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection())
        self.init(red: light.red, green: light.green, blue: light.blue, alpha: light.alphaValue)
        provider = dynamicProvider
    }
    public convenience init?(named name: String) { return nil }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { return nil }
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
    public required convenience init?(coder: NSCoder) { return nil }
    public func encode(with coder: NSCoder) {}
    public class var supportsSecureCoding: Bool { true }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return cgColor == other.cgColor
    }
    open override var hash: Int { cgColor.hashValue }

    open var cgColor: CGColor {
        space.model == .monochrome
            ? CGColor(gray: red, alpha: alphaValue) : CGColor(red: red, green: green, blue: blue, alpha: alphaValue)
    }
    open var ciColor: CIColor { CIColor(red: red, green: green, blue: blue, alpha: alphaValue) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        space.model == .monochrome
            ? UIColor(white: red, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { provider?(traitCollection) ?? self }
    open func set() {}
    open func setFill() {}
    open func setStroke() {}

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = alphaValue
        return true
    }
    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let high = max(red, green, blue), range = high - min(red, green, blue)
        var angle: CGFloat = 0
        if range > 0 {
            if high == red {
                angle = (green - blue) / range
            } else if high == green {
                angle = 2 + (blue - red) / range
            } else {
                angle = 4 + (red - green) / range
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = high == 0 ? 0 : range / high
        brightness?.pointee = high
        alpha?.pointee = alphaValue
        return true
    }
    @discardableResult open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = red
        alpha?.pointee = alphaValue
        return true
    }
}
