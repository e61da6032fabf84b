import Foundation

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

open class CGColorSpace: @unchecked Sendable {
    public let model: CGColorSpaceModel
    public let name: CFString?

    init(model: CGColorSpaceModel, name: CFString? = nil) { (self.model, self.name) = (model, name) }
    public convenience init?(name: CFString) { self.init(model: name == CGColorSpace.genericGrayGamma2_2 ? .monochrome : .rgb, name: name) }

    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }

open class CGColor: Hashable, @unchecked Sendable {
    public let colorSpace: CGColorSpace?
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpaceCreateDeviceRGB()
        components = [red, green, blue, alpha]
    }
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        components = [red, green, blue, alpha]
    }
    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpaceCreateDeviceGray()
        components = [gray, alpha]
    }
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.colorSpace = colorSpace
        self.components = (0...colorSpace.numberOfComponents).map { components[$0] }
    }
    public init?(patternSpace: CGColorSpace, pattern: AnyObject, components: UnsafePointer<CGFloat>) { nil }

    public var alpha: CGFloat { components?.last ?? 1 }
    public var numberOfComponents: Int { components?.count ?? 0 }
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let components else { return nil }
        return CGColor(colorSpace: colorSpace!, components: components.dropLast() + [alpha])
    }
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components && a.colorSpace?.model == b.colorSpace?.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = Self(rawValue: 1), drawsAfterEndLocation = Self(rawValue: 2)
}

open class CGGradient {
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
    public init?(colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {}
}
