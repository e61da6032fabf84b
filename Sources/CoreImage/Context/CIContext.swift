@_spi(ForasteroInternal) public import CoreGraphics
public import Foundation

/// Renders pictures. Always by the processor, eight bits to a colour.
// apple: https://developer.apple.com/documentation/coreimage/cicontext
open class CIContext: NSObject, @unchecked Sendable {
    /// - Parameter options: of no influence.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The pixels of a part of a picture; nil where the part is empty, infinite or too large, or memory is short.
    // apple: https://developer.apple.com/documentation/coreimage/cicontext/createcgimage(_:from:)
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        PixelRegion(fromRect).flatMap(image.recipe.image)
    }

    /// A file in PNG; nil where the picture cannot be rendered.
    open func pngRepresentation(of image: CIImage) -> Data? { createCGImage(image, from: image.extent)?.pngData() }
}

/// An option of a context.
// apple: https://developer.apple.com/documentation/coreimage/cicontextoption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}
