import Foundation

/// All that a picture is made of.
struct ImageContent {
    var pixels: CGImage?
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var symbol: SymbolPicture?
    var configuration: UIImage.Configuration?
    var stretching: ImageStretching?
    var alignmentInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The pictures of an animation; empty for one that stands still.
    var frames: [UIImage] = []
    var duration: TimeInterval = 0

    /// In points, upright.
    var size: CGSize {
        guard let pixels else { return frames.first?.size ?? .zero }
        let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
        return orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}

/// How a picture is made larger: what lies within its caps is repeated or stretched, the caps are not.
struct ImageStretching: Equatable {
    var caps: UIEdgeInsets
    var mode: UIImage.ResizingMode
}
