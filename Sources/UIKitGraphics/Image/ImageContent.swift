@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// All that a picture is made of.
package struct ImageContent {
    var pixels: CGImage?
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The vector picture that the pixels were drawn from, where they are redrawn in other sizes.
    package var vector: VectorPicture?
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    package var tint: UIColor?
    var symbol: SymbolPicture?
    /// The symbol of an asset catalog that the pixels show.
    var customSymbol: CustomSymbol?
    var configuration: UIImage.Configuration?
    package var stretching: ImageStretching?
    var alignmentInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The pictures of an animation; empty for one that stands still.
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
    /// Where the picture comes from, if there may be others for other traits.
    var origin: ImageOrigin?

    /// The name in a catalog, of files or of a symbol.
    var name: String? { symbol?.name ?? origin?.asset.named?.name }

    var isSymbol: Bool { symbol != nil || customSymbol != nil }

    /// True if the picture is drawn anew in another size, and not made larger.
    package var isRedrawn: Bool { vector != nil || symbol != nil }

    /// In points, upright.
    var size: CGSize {
        guard let pixels else { return frames.first?.size ?? .zero }
        let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
        return orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}

/// How a picture is made larger: what lies within its caps is repeated or stretched, the caps are not.
package struct ImageStretching: Equatable {
    package var caps: UIEdgeInsets
    package var mode: UIImage.ResizingMode
    /// How much behind the first cap is shown, in points; what is between that and the last cap is not. Nil is all of it.
    package var centerWidth: CGFloat?
    package var centerHeight: CGFloat?
}

/// Where a picture comes from.
struct ImageOrigin {
    let asset: UIImageAsset
    /// The picture as it came, before anything was changed about it.
    let rendition: UIImage
}
