@_spi(ForasteroInternal) import CoreGraphics

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

    let picture: PixelBuffer
    let parts: Parts
    let isSmoothed: Bool
    /// The picture is what the layer has drawn, pixel for pixel where it was drawn.
    private(set) var isDrawnInPlace = false

    static func == (a: ContentsPaint, b: ContentsPaint) -> Bool {
        a.picture === b.picture && a.parts == b.parts && a.isSmoothed == b.isSmoothed
    }

    /// Nil when the layer has no contents that can be shown, or shows no part of it.
    init?(_ values: LayerValues) {
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        let bounds = values.bounds
        let picture: PixelBuffer
        var naturalSize: CGSize
        switch values.contents {
        case let store as BackingStore:
            picture = store.buffer
            naturalSize = CGSize(width: CGFloat(picture.width) / store.scale, height: CGFloat(picture.height) / store.scale)
            // A store is up to one pixel larger than the bounds, which must not shrink the picture.
            if abs(naturalSize.width - bounds.width) * store.scale < 1, abs(naturalSize.height - bounds.height) * store.scale < 1 {
                self.picture = picture
                isSmoothed = true
                isDrawnInPlace = true
                guard !store.inkRect.isEmpty else { return nil }
                let ink = store.inkRect.cgRect
                let target = ink.applying(CGAffineTransform(scaleX: 1 / store.scale, y: 1 / store.scale))
                parts = Parts(Part(source: ink, target: target.offsetBy(dx: bounds.minX, dy: bounds.minY)))
                return
            }
        case let image as CGImage:
            picture = image.pixelBuffer
            naturalSize = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        default: return nil
        }
        let rare = values.rare
        let shown = rare.contentsRect.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !shown.isNull, shown.width > 0, shown.height > 0, !bounds.isEmpty else { return nil }
        naturalSize = CGSize(width: naturalSize.width * shown.width, height: naturalSize.height * shown.height)
        let target = rare.contentsGravity.place(naturalSize, in: bounds)
        guard !target.isEmpty else { return nil }
        let source = CGRect(
            x: shown.minX * CGFloat(picture.width), y: shown.minY * CGFloat(picture.height),
            width: shown.width * CGFloat(picture.width), height: shown.height * CGFloat(picture.height))
        let isEnlarged = target.width > naturalSize.width || target.height > naturalSize.height
        self.picture = picture
        isSmoothed = (isEnlarged ? rare.magnificationFilter : rare.minificationFilter) != .nearest
        parts = NineParts(source: source, target: target, center: rare.contentsCenter, naturalSize: naturalSize).parts
    }

    /// Returns true if the picture covers a rectangle of the layer without alpha.
    func covers(_ bounds: CGRect) -> Bool {
        picture.isOpaque && parts.count == 1 && parts[0].target.contains(bounds)
    }
}
