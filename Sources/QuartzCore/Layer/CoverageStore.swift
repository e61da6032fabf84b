@_spi(ForasteroInternal) public import CoreGraphics
public import Display
internal import PixelKernels

/// What a layer shows in one colour: how much of each pixel that covers.
final class CoverageStore {
    /// One byte a pixel; nil where nothing is covered.
    let coverage: PixelBuffer?
    /// Where the coverage lies in the picture of the whole layer.
    let rect: PixelRect
    /// The size of that picture.
    let size: PixelSize
    /// Pixels to a point.
    let scale: CGFloat
    /// Multiplied by its alpha, which is in the highest byte.
    let color: UInt32

    init(_ coverage: PixelBuffer?, x: Int, y: Int, size: PixelSize, scale: CGFloat, color: UInt32) {
        self.coverage = coverage
        rect = PixelRect(x: x, y: y, width: coverage?.width ?? 0, height: coverage?.height ?? 0)
        self.size = size
        self.scale = scale
        self.color = color
    }

    /// The whole layer as pixels, for whatever cannot be painted through coverage: made when first needed.
    private(set) lazy var picture: PixelBuffer? = {
        guard let picture = PixelBuffer(width: size.width, height: size.height, format: .argb32) else { return nil }
        guard let coverage else { return picture }
        let target = picture.pixels + rect.y * picture.bytesPerRow + rect.x * 4
        pk_paint_masked(
            target.assumingMemoryBound(to: UInt32.self), picture.bytesPerRow / 4, coverage.pixels.assumingMemoryBound(to: UInt8.self),
            coverage.bytesPerRow, rect.width, rect.height, color)
        return picture
    }()
}

extension CALayer {
    /// The size of the picture that the layer would draw, in pixels, if coverage can be shown in its place by ``show(_:atPixel:_:color:)``;
    /// nil if the layer has to draw.
    @_spi(ForasteroInternal) public final var coverageSize: PixelSize? {
        guard type(of: self) == CALayer.self, !isOpaque, extras?.animations.isEmpty ?? true else { return nil }
        return BackingStore.pixelSize(of: values.bounds, scale: contentsScale)
    }

    /// Shows one colour through coverage, as the layer's contents.
    /// - Parameters:
    ///   - coverage: one byte a pixel, nil for none; lies within ``coverageSize``.
    ///   - x: the pixel of the layer at its top left, and `y`.
    @_spi(ForasteroInternal) public final func show(_ coverage: PixelBuffer?, atPixel x: Int, _ y: Int, color: CGColor) {
        guard let size = coverageSize else { return }
        // Not through `contents`: drawing is no change of the model, and has no action.
        values.contents = CoverageStore(coverage, x: x, y: y, size: size, scale: contentsScale, color: color.paintColor.drawnPixel)
        markNeedsCommit()
    }
}
