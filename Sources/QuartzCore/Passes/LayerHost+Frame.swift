@_spi(ForasteroInternal) import CoreGraphics
@_spi(ForasteroInternal) import Display

extension LayerHost {
    /// Takes over all changes of layers: afterwards the tree may change without an effect on this frame.
    ///
    /// Animations that were added since the last frame begin.
    public func commit() {
        isReadingLayers = true
        defer { isReadingLayers = false }
        let pass = CommitPass(host: self, time: clock.now)
        let root = pass.visit(rootLayer)
        updateFrameCallback()

        var listPass = DisplayListPass(stills: caches.stills)
        let scale = geometry.scale
        let screen = Placement(
            transform: PlaneTransform(affine: CGAffineTransform(scaleX: scale, y: scale)), clip: PixelRect(picture.size), opacity: 1)
        listPass.visit(root, in: screen)
        displayList = listPass.list
        // Nobody has wanted to see the frames before this one. Where exactly they differed from each other is not worth keeping.
        if !damage.isEmpty { damage = Region(damage.extents) }
        for rect in listPass.damage { damage.add(rect.intersection(screen.clip)) }
    }

    /// Paints what looks different since it was painted last.
    /// - Returns: the pixels that were painted; they do not overlap. Empty when nothing looks different.
    @discardableResult
    public func composite() -> [PixelRect] {
        guard !damage.isEmpty, let surface = makeSurface() else { return [] }
        isReadingLayers = true
        defer { isReadingLayers = false }
        let region = damage
        damage = Region()
        CompositePass(displayList, caches: caches).run(on: surface, in: region)
        return region.rects
    }

    /// Makes a frame: all passes, one after the other.
    /// - Returns: as ``composite()``.
    @discardableResult
    public func render() -> [PixelRect] {
        advanceAnimations()
        layoutIfNeeded()
        displayIfNeeded()
        commit()
        let painted = composite()
        tellStartedAnimations()
        return painted
    }

    /// The screen as something to paint on.
    private func makeSurface() -> Surface? {
        let picture = self.picture
        guard
            let buffer = PixelBuffer(
                pixels: picture.baseAddress, width: picture.size.width, height: picture.size.height,
                bytesPerRow: picture.bytesPerRow, format: .argb32)
        else { return nil }
        return Surface(buffer, at: PixelRect(picture.size))
    }
}
