public import CoreGraphics
public import Foundation
internal import UIKitGraphics

/// A picture that is a recipe: nothing is computed before a context renders it.
///
/// Its plane has no end, and its origin at the bottom left; ``extent`` is the part that is not transparent. It never changes.
// apple: https://developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, @unchecked Sendable {
    let recipe: ImageRecipe
    /// True if pixels are mixed where the picture is made larger.
    let isSmooth: Bool
    /// The picture that this one was made from, as long as nothing was done to it.
    private let source: CGImage?

    init(_ recipe: ImageRecipe, isSmooth: Bool = true, source: CGImage? = nil) {
        self.recipe = recipe
        self.isSmooth = isSmooth
        self.source = source
    }

    /// A picture of these pixels, with its bottom left at the origin.
    public convenience init(cgImage image: CGImage) {
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.init(ImageRecipe(extent: extent) { tile in tile.draw { $0.draw(image, in: extent) } }, source: image)
    }

    /// A picture from a file's bytes; nil for what is none.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    /// A picture from a file; nil for what is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// One colour, without an end.
    // apple: https://developer.apple.com/documentation/coreimage/ciimage/init(color:)
    public convenience init(color: CIColor) {
        self.init(
            ImageRecipe(extent: .infinite) { tile in
                tile.draw { context in
                    context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
                    context.fill(tile.region.rect)
                }
            })
    }

    /// Nothing: its extent is null.
    open class func empty() -> CIImage { CIImage(ImageRecipe(extent: .null) { _ in }) }

    // MARK: Reading

    /// Where the picture is, in pixels.
    open var extent: CGRect { recipe.extent }
    /// The pixels that the picture was made from; nil for one that filters make.
    open var cgImage: CGImage? { source }

    // MARK: Changing

    /// The part within a rectangle, in pixels.
    // apple: https://developer.apple.com/documentation/coreimage/ciimage/cropped(to:)
    open func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect), isSmooth: isSmooth) }
    /// The picture with its plane mapped.
    // apple: https://developer.apple.com/documentation/coreimage/ciimage/transformed(by:)
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(recipe.transformed(by: matrix, smooth: isSmooth), isSmooth: isSmooth)
    }
    /// This picture above another one.
    open func composited(over dest: CIImage) -> CIImage { CIImage(recipe.composited(over: dest.recipe, .normal)) }
    /// The picture with its outermost pixels repeated without end.
    open func clampedToExtent() -> CIImage { CIImage(recipe.clamped(), isSmooth: isSmooth) }
    /// The part within a rectangle, its outermost pixels repeated without end.
    open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
    /// The picture whose pixels become squares where it is made larger.
    open func samplingNearest() -> CIImage { CIImage(recipe, isSmooth: false, source: source) }
    /// The picture whose pixels are mixed where it is made larger, as it is by default.
    open func samplingLinear() -> CIImage { CIImage(recipe, isSmooth: true, source: source) }

    /// The result of a filter for the picture.
    /// - Precondition: there is such a filter, and it knows the parameters.
    // apple: https://developer.apple.com/documentation/coreimage/ciimage/applyingfilter(_:parameters:)
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            preconditionFailure("There is no filter \(filterName) here. CIFilter.filterNames(inCategory:) lists those that there are.")
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    /// The picture blurred; its extent grows by three times the deviation.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}
