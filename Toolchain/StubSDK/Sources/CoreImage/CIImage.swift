@_exported import CoreGraphics
@_exported import ObjCRuntime

open class CIImage: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage) { extent = CGRect(x: 0, y: 0, width: image.width, height: image.height) }
    public init?(data: Data) { nil }
    init(extent: CGRect) { self.extent = extent }
    public let extent: CGRect
    open var cgImage: CGImage? { nil }
    open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: rect) }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
}
open class CIFilter: NSObject {
    public convenience init?(name: String) { return nil }
    public convenience init?(name: String, parameters params: [String: Any]?) { return nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    open func setDefaults() {}
    open var outputImage: CIImage? { nil }
}
open class CIVector: NSObject, @unchecked Sendable {
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
    public init(cgRect rect: CGRect) {}
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = Self(rawValue: "working_color_space"), outputColorSpace = Self(rawValue: "output_color_space")
    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
}
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {}
}
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = Self(rawValue: 24)
}
public let kCIInputImageKey = "inputImage", kCIInputExtentKey = "inputExtent", kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor", kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast", kCIInputEVKey = "inputEV", kCIInputBackgroundImageKey = "inputBackgroundImage"
