import CoreGraphics

/// How the pixels of a picture come about, when somebody asks for them.
struct ImageRecipe: Sendable {
    /// Where there may be other than transparent pixels; infinite for a picture without an end.
    let extent: CGRect
    private let make: @Sendable (PixelTile) -> Void

    /// - Parameter make: fills a tile of transparent pixels.
    init(extent: CGRect, make: @escaping @Sendable (PixelTile) -> Void) {
        self.extent = extent
        self.make = make
    }

    /// The pixels of a region; nil where memory is short.
    func tile(_ region: PixelRegion) -> PixelTile? {
        guard let tile = PixelTile(region) else { return nil }
        if extent.intersects(region.rect) { make(tile) }
        return tile
    }

    func image(_ region: PixelRegion) -> CGImage? { tile(region)?.image() }

    /// Draws another picture as it is.
    func draw(_ context: CGContext, in rect: CGRect) {
        guard let region = PixelRegion(rect.intersection(extent)), let image = image(region) else { return }
        context.draw(image, in: region.rect)
    }
}

extension ImageRecipe {
    /// A picture whose pixels are changed one by one, each by itself.
    func changingPixels(_ change: @escaping @Sendable (UnsafeMutablePointer<UInt32>, Int) -> Void) -> ImageRecipe {
        ImageRecipe(extent: extent) { tile in
            tile.draw { draw($0, in: tile.region.rect) }
            change(tile.pixels, tile.region.count)
        }
    }

    /// The part within a rectangle.
    func cropped(to rect: CGRect) -> ImageRecipe {
        let part = extent.intersection(rect)
        return ImageRecipe(extent: part.isNull ? .zero : part) { tile in
            tile.draw { context in
                context.clip(to: part)
                draw(context, in: tile.region.rect.intersection(part))
            }
        }
    }

    /// The picture turned, moved and made larger.
    /// - Parameter smooth: whether pixels are mixed.
    func transformed(by transform: CGAffineTransform, smooth: Bool) -> ImageRecipe {
        let isEndless = extent.isInfinite
        return ImageRecipe(extent: isEndless ? extent : extent.applying(transform)) { tile in
            let inverse = transform.inverted()
            let needed = tile.region.rect.applying(inverse).insetBy(dx: -1, dy: -1)
            tile.draw { context in
                context.interpolationQuality = smooth ? .default : .none
                context.setShouldAntialias(smooth)
                context.concatenate(transform)
                draw(context, in: needed)
            }
        }
    }

    /// The picture above another one, mixed in some way.
    func composited(over background: ImageRecipe, _ mode: CGBlendMode) -> ImageRecipe {
        ImageRecipe(extent: extent.union(background.extent)) { tile in
            tile.draw { context in
                background.draw(context, in: tile.region.rect)
                context.setBlendMode(mode)
                draw(context, in: tile.region.rect)
            }
        }
    }

    /// The picture with its outermost pixels repeated without end.
    func clamped() -> ImageRecipe {
        guard let whole = PixelRegion(extent) else { return self }
        return ImageRecipe(extent: .infinite) { tile in
            guard let source = self.tile(whole) else { return }
            for row in 0..<tile.region.height {
                let y = tile.region.y + tile.region.height - 1 - row
                let sourceRow = whole.y + whole.height - 1 - min(max(y, whole.y), whole.y + whole.height - 1)
                for column in 0..<tile.region.width {
                    let x = min(max(tile.region.x + column, whole.x), whole.x + whole.width - 1) - whole.x
                    tile.pixels[row * tile.region.width + column] = source.pixels[sourceRow * whole.width + x]
                }
            }
        }
    }
}
