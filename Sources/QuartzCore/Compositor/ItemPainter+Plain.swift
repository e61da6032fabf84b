@_spi(ForasteroInternal) import CoreGraphics
import Display

// optimization: most layers show one colour, a picture pixel for pixel, or one over the other. These are painted without the images and
// clips that pixman needs.
extension ItemPainter {
    /// Paints a body that is one colour, a picture pixel for pixel, or both.
    /// - Returns: False when the item shows something else, and nothing has been painted.
    func paintPlainly(_ item: DisplayItem, in region: Region) -> Bool {
        guard case .body = item.kind, item.paint.isPlain, item.placement.transform.scalesEvenly else { return false }
        let target = item.placement.transform.apply(item.paint.bounds)
        guard target.isPixelAligned else { return false }
        let bounds = PixelRect(nearest: target)
        guard let contents = item.paint.contents else { return coverBackground(of: item, in: bounds, region) }
        guard canPaintPlainly(contents, of: item) else { return false }
        guard item.paint.background.isClear || coverBackground(of: item, in: bounds, region) else { return false }
        paintPlainly(contents, of: item, in: bounds, region)
        return true
    }

    /// Paints the background of an item that has one.
    /// - Returns: False when that takes a clip, and nothing has been painted.
    func coverBackground(of item: DisplayItem, in target: PixelRect, _ region: Region) -> Bool {
        let shape = item.paint.corners.scaled(by: item.placement.transform.affine.a)
        let color = item.paint.background.multiplied(by: item.placement.opacity)
        return surface.cover(RoundedPixels(target, shape), with: color, in: region, tiles: caches.tiles)
    }

    /// Returns true if all that an item shows is a picture with alpha, pixel for pixel, which ``paint(_:on:in:)`` can paint.
    func isPlainPicture(_ item: DisplayItem) -> Bool {
        guard case .body = item.kind, item.paint.isPlain, item.paint.background.isClear, item.placement.transform.scalesEvenly,
            let contents = item.paint.contents, contents.parts.count == 1, !contents.isOpaque, contents.coverage == nil,
            canPaintPlainly(contents, of: item)
        else { return false }
        let target = item.placement.transform.apply(item.paint.bounds)
        guard target.isPixelAligned else { return false }
        let frame = PixelRect(nearest: item.placement.transform.apply(contents.parts[0].target))
        let limit = item.paint.masksToBounds ? PixelRect(nearest: target).intersection(frame) : frame
        return limit.intersection(item.rect) == item.rect
    }

    /// Paints an item that is a plain picture together with the one colour behind it.
    func paint(_ item: DisplayItem, on background: ColorComponents, in region: Region) {
        guard let contents = item.paint.contents, let picture = contents.picture else { return }
        let part = contents.parts[0]
        let frame = PixelRect(nearest: item.placement.transform.apply(part.target))
        surface.paint(picture, on: background, at: Self.whole(picture, part, at: frame), in: item.rect, region)
    }

    /// Where all of a picture lies whose part is shown somewhere.
    private static func whole(_ picture: PixelBuffer, _ part: ContentsPaint.Part, at frame: PixelRect) -> PixelRect {
        PixelRect(x: frame.x - Int(part.source.minX), y: frame.y - Int(part.source.minY), width: picture.width, height: picture.height)
    }

    private func canPaintPlainly(_ contents: ContentsPaint, of item: DisplayItem) -> Bool {
        let paint = item.paint
        guard item.placement.opacity == 1, !paint.turnsContents, !paint.masksToBounds || paint.corners.isSquare,
            contents.coverage == nil ? contents.picture.map(surface.canPaint) == true : surface.canPaintCoverage
        else { return false }
        return contents.parts.allSatisfy { $0.isOneToOne(at: PixelRect(nearest: item.placement.transform.apply($0.target))) }
    }

    private func paintPlainly(_ contents: ContentsPaint, of item: DisplayItem, in bounds: PixelRect, _ region: Region) {
        for part in contents.parts {
            let frame = PixelRect(nearest: item.placement.transform.apply(part.target))
            let limit = item.paint.masksToBounds ? bounds.intersection(frame) : frame
            if let store = contents.coverage {
                guard let coverage = store.coverage else { continue }
                let whole = PixelRect(
                    x: frame.x - Int(part.source.minX) + store.rect.x, y: frame.y - Int(part.source.minY) + store.rect.y,
                    width: store.rect.width, height: store.rect.height)
                surface.paint(store.color, through: coverage, at: whole, in: limit.intersection(item.rect), region)
            } else if let picture = contents.picture {
                surface.paint(picture, at: Self.whole(picture, part, at: frame), in: limit.intersection(item.rect), region)
            }
        }
    }
}

extension ContentsPaint.Part {
    /// Returns true if each pixel of the picture is one of the screen.
    func isOneToOne(at frame: PixelRect) -> Bool {
        CGFloat(frame.width) == source.width && CGFloat(frame.height) == source.height && source.isPixelAligned
    }
}
