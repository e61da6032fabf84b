@_spi(ForasteroInternal) import CoreGraphics
import Display

/// Paints the single steps of a frame.
struct ItemPainter {
    let surface: Surface
    let caches: CompositorCaches

    /// Paints an item where the region allows it.
    func paint(_ item: DisplayItem, in region: Region) {
        if paintPlainly(item, in: region) { return }
        surface.setClip(region)
        let target = item.placement.transform.apply(item.paint.bounds)
        let canUsePixels =
            item.placement.transform.scalesEvenly && target.isPixelAligned && hasWholeBorder(item) && !item.paint.turnsContents
        if case .body = item.kind {
            if let shadow = item.paint.ownShadow { paint(shadow, of: item) }
            if canUsePixels { paintBody(item, in: PixelRect(nearest: target), region) } else { drawBody(item, in: region) }
            if let drawing = item.paint.drawing { paint(drawing, of: item, in: region) }
        }
        let hasBorder = if case .border = item.kind { true } else { item.includesBorder }
        if hasBorder, let border = item.paint.border {
            if canUsePixels { paint(border, of: item, in: PixelRect(nearest: target)) } else { drawBorder(item, in: region) }
        }
    }

    /// A border is painted pixel by pixel only if its width is a number of pixels.
    private func hasWholeBorder(_ item: DisplayItem) -> Bool {
        guard let border = item.paint.border else { return true }
        let width = border.width * item.placement.transform.affine.a
        return abs(width - width.rounded()) < 0.01 && width >= 1
    }

    // MARK: Pixel by pixel

    private func paintBody(_ item: DisplayItem, in target: PixelRect, _ region: Region) {
        let paint = item.paint
        let shape = paint.corners.scaled(by: item.placement.transform.affine.a)
        let opacity = item.placement.opacity
        if !paint.background.isClear, !coverBackground(of: item, in: target, region) {
            let color = paint.background.multiplied(by: opacity)
            if shape.isSquare {
                surface.fill(target, with: color)
            } else if let source = PaintSource(color) {
                surface.cover(RoundedPixels(target, shape), with: source, tiles: caches.tiles)
            }
        }
        guard let contents = paint.contents else { return }
        for part in contents.parts {
            let frame = PixelRect(nearest: item.placement.transform.apply(part.target))
            let limit = paint.masksToBounds ? target.intersection(frame) : frame
            let visible = limit.intersection(item.rect)
            guard let given = source(contents, part, at: frame, visible: visible) else { continue }
            let copy = opacity < 1 && given.isStretched && given.isOpaque ? stretchedCopy(of: given, visible) : nil
            defer { if let copy { caches.surfaces.recycle(copy.surface) } }
            let source = copy?.source ?? given
            if paint.masksToBounds, !shape.isSquare {
                // The corners are those of the bounds, whichever part of them the picture covers.
                surface.setClip(region.intersection(limit))
                surface.cover(RoundedPixels(target, shape), with: source, opacity: opacity, tiles: caches.tiles)
                surface.setClip(region)
            } else {
                surface.cover(RoundedPixels(limit, .square), with: source, opacity: opacity, tiles: caches.tiles)
            }
        }
    }

    private func source(
        _ contents: ContentsPaint, _ part: ContentsPaint.Part, at frame: PixelRect, visible: PixelRect
    ) -> PaintSource? {
        guard !visible.isEmpty, let picture = contents.picture else { return nil }
        if part.isOneToOne(at: frame) {
            return PaintSource(picture, at: (frame.x - Int(part.source.minX), frame.y - Int(part.source.minY)))
        }
        return PaintSource(
            picture, part: part.source, stretchedTo: frame.cgRect, visible: visible, isSmoothed: contents.isSmoothed)
    }

    /// The stretched picture, pixel for pixel.
    // optimization: pixman has no quick way to stretch a picture without alpha and to mix it with what is there at once: that takes
    // six times as long as one after the other.
    private func stretchedCopy(of source: PaintSource, _ visible: PixelRect) -> (source: PaintSource, surface: Surface)? {
        guard let surface = caches.surfaces.makeSurface(at: visible) else { return nil }
        surface.paint(source, in: visible, replacing: true)
        return PaintSource(surface.buffer, at: (visible.x, visible.y)).map { ($0, surface) }
    }

    private func paint(_ border: BorderPaint, of item: DisplayItem, in target: PixelRect) {
        let scale = item.placement.transform.affine.a
        guard let source = PaintSource(border.color.multiplied(by: item.placement.opacity)) else { return }
        surface.paintBorder(
            of: target, item.paint.corners.scaled(by: scale), width: Int((border.width * scale).rounded()), with: source,
            tiles: caches.tiles)
    }

    /// Paints from a picture that is kept where it can, so that moving a layer redraws nothing.
    private func paint(_ drawing: any LayerDrawing, of item: DisplayItem, in region: Region) {
        let opacity = item.placement.opacity
        if !drawing.mixesWithBackground, let picture = caches.drawings.picture(of: drawing, in: item.paint, at: item.placement) {
            guard let source = PaintSource(picture.buffer, at: (picture.rect.x, picture.rect.y)) else { return }
            surface.paint(source, mask: opacity < 1 ? PaintMask(opacity: opacity) : nil, in: picture.rect)
        } else {
            surface.draw(in: region) { context in
                context.concatenate(item.placement.transform.affine)
                item.paint.draw(drawing, in: context, opacity: opacity)
            }
        }
    }

    // MARK: With paths

    private func drawBody(_ item: DisplayItem, in region: Region) {
        surface.draw(in: region) { context in
            context.concatenate(item.placement.transform.affine)
            item.paint.drawBody(in: context, opacity: item.placement.opacity)
        }
    }

    private func drawBorder(_ item: DisplayItem, in region: Region) {
        surface.draw(in: region) { context in
            context.concatenate(item.placement.transform.affine)
            item.paint.drawBorder(in: context, opacity: item.placement.opacity)
        }
    }

    // MARK: Shadows

    private func paint(_ shadow: ShadowPaint, of item: DisplayItem) {
        guard let mask = caches.shadows.mask(for: shadow, of: item.paint, at: item.placement, visible: item.rect),
            let source = PaintSource(shadow.color.multiplied(by: item.placement.opacity)),
            let alpha = PaintMask(mask.buffer, at: (mask.rect.x, mask.rect.y))
        else { return }
        surface.paint(source, mask: alpha, in: mask.rect)
    }
}

extension PlaneTransform {
    /// Moves and scales alike in both directions, so that circles stay circles.
    var scalesEvenly: Bool { keepsRectangles && abs(affine.a - affine.d) < 1e-9 }
}
