@_spi(ForasteroInternal) import CoreGraphics
import Display

/// A picture and where its parts go in a layer.
struct ContentsPaint: Equatable {
    struct Part: Equatable {
        /// In pixels of the picture.
        var source: CGRect
        /// In the layer's coordinates.
        var target: CGRect
    }

    /// The parts in their order.
    // optimization: nearly all pictures are shown as one part, which takes no array.
    struct Parts: RandomAccessCollection, Equatable {
        private let single: Part?
        private let several: [Part]

        init(_ part: Part) {
            single = part
            several = []
        }

        init(_ parts: [Part]) {
            single = nil
            several = parts
        }

        var startIndex: Int { 0 }
        var endIndex: Int { single == nil ? several.count : 1 }
        subscript(index: Int) -> Part { single ?? several[index] }
    }

    /// What is shown: pixels, or one colour through coverage.
    private let pixels: PixelBuffer?
    let coverage: CoverageStore?
    let parts: Parts
    let isSmoothed: Bool
    /// The picture is what the layer has drawn, pixel for pixel where it was drawn.
    private(set) var isDrawnInPlace = false

    /// Nil where memory is too short to make it.
    var picture: PixelBuffer? { pixels ?? coverage?.picture }
    /// No pixel of the picture has alpha.
    var isOpaque: Bool { pixels?.isOpaque == true }

    static func == (a: ContentsPaint, b: ContentsPaint) -> Bool {
        a.pixels === b.pixels && a.coverage === b.coverage && a.parts == b.parts && a.isSmoothed == b.isSmoothed
    }

    /// Nil when the layer has no contents that can be shown, or shows no part of it.
    init?(_ values: LayerValues) {
        switch values.contents {
        case let store as BackingStore:
            let size = PixelSize(width: store.buffer.width, height: store.buffer.height)
            self.init(values, store.buffer, nil, Drawn(size: size, scale: store.scale, ink: store.inkRect))
        case let store as CoverageStore:
            self.init(values, nil, store, Drawn(size: store.size, scale: store.scale, ink: store.rect))
        case let image as CGImage:
            let scale = values.contentsScale > 0 ? values.contentsScale : 1
            let pixels = image.pixelBuffer
            let size = PixelSize(width: pixels.width, height: pixels.height)
            self.init(values, pixels, nil, Drawn(size: size, scale: scale, ink: nil))
        default: return nil
        }
    }

    /// A picture that there is, or could be made.
    private struct Drawn {
        var size: PixelSize
        var scale: CGFloat
        /// The pixels that are not clear, where the layer has drawn them; nil for pictures from elsewhere.
        var ink: PixelRect?

        var naturalSize: CGSize { CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale) }

        /// A store is up to one pixel larger than the bounds, which must not shrink the picture.
        func fits(_ bounds: CGRect) -> Bool {
            abs(naturalSize.width - bounds.width) * scale < 1 && abs(naturalSize.height - bounds.height) * scale < 1
        }
    }

    private init?(_ values: LayerValues, _ pixels: PixelBuffer?, _ coverage: CoverageStore?, _ drawn: Drawn) {
        let bounds = values.bounds
        (self.pixels, self.coverage) = (pixels, coverage)
        if let inkRect = drawn.ink, drawn.fits(bounds) {
            isSmoothed = true
            isDrawnInPlace = true
            guard !inkRect.isEmpty else { return nil }
            let ink = inkRect.cgRect
            let target = ink.applying(CGAffineTransform(scaleX: 1 / drawn.scale, y: 1 / drawn.scale))
            parts = Parts(Part(source: ink, target: target.offsetBy(dx: bounds.minX, dy: bounds.minY)))
            return
        }
        let rare = values.rare
        let shown = rare.contentsRect.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !shown.isNull, shown.width > 0, shown.height > 0, !bounds.isEmpty else { return nil }
        let natural = drawn.naturalSize
        let naturalSize = CGSize(width: natural.width * shown.width, height: natural.height * shown.height)
        let target = rare.contentsGravity.place(naturalSize, in: bounds)
        guard !target.isEmpty else { return nil }
        let (width, height) = (CGFloat(drawn.size.width), CGFloat(drawn.size.height))
        let source = CGRect(x: shown.minX * width, y: shown.minY * height, width: shown.width * width, height: shown.height * height)
        let isEnlarged = target.width > naturalSize.width || target.height > naturalSize.height
        isSmoothed = (isEnlarged ? rare.magnificationFilter : rare.minificationFilter) != .nearest
        parts = NineParts(source: source, target: target, center: rare.contentsCenter, naturalSize: naturalSize).parts
    }

    /// Returns true if the picture covers a rectangle of the layer without alpha.
    func covers(_ bounds: CGRect) -> Bool {
        isOpaque && parts.count == 1 && parts[0].target.contains(bounds)
    }
}
