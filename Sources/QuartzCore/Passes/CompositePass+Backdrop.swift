import Display

extension CompositePass {
    /// Paints what lies behind an item, blurred, where the item is seen.
    func paintBackdrop(at index: Int, _ backdrop: Backdrop, on surface: Surface, in region: Region) {
        let item = list[index]
        let picture = backdrop.store.picture ?? makePicture(behind: index, backdrop.effect)
        backdrop.store.keep(picture)
        if item.fillsItsRectangle, picture?.cover(surface, in: item.rect, region) == true { return }
        guard let source = picture?.source(visible: region.extents.intersection(item.rect)) else { return }
        surface.setClip(region)
        let bounds = item.placement.transform.apply(item.paint.bounds)
        if item.placement.transform.scalesEvenly, bounds.isPixelAligned {
            let shape = item.paint.corners.scaled(by: item.placement.transform.affine.a)
            surface.cover(
                RoundedPixels(PixelRect(nearest: bounds), shape), with: source, opacity: item.placement.opacity, tiles: caches.tiles)
        } else if let alpha = PaintMask(of: item.paint, at: item.placement, in: item.rect) {
            surface.paint(source, mask: alpha, in: item.rect)
        }
    }

    /// The picture of everything that is painted before an item, in the item's pixels.
    private func makePicture(behind index: Int, _ effect: BackdropEffect) -> BlurredPicture? {
        let rect = list[index].rect
        let behind = groups.rangesBehind(index)
        guard let surface = caches.surfaces.makeSurface(at: rect) else { return nil }
        defer { caches.surfaces.recycle(surface) }
        // Where nothing else is, the screen is black.
        if behind.isOnScreen { surface.fill(rect, with: ColorComponents(.black), replacing: true) }
        for range in behind.ranges { paint(range, on: surface, in: Region(rect)) }
        surface.removeClip()
        return BlurredPicture(of: surface, effect, isOpaque: behind.isOnScreen, pool: caches.bitmaps)
    }
}

extension DisplayItem {
    /// True if nothing of the layer's rectangle is left out, and nothing is seen through it.
    fileprivate var fillsItsRectangle: Bool {
        placement.opacity >= 1 && placement.transform.scalesEvenly && paint.corners.isSquare
            && placement.transform.apply(paint.bounds).isPixelAligned
    }
}
