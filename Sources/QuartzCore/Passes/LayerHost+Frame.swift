@_spi(ForasteroInternal) import CoreGraphics
@_spi(ForasteroInternal) public import Display

extension LayerHost {
    /// Runs passes of a frame, one after the other. A frame, a commit without a frame, and tests all come through here.
    ///
    ///     1 layout ─▶ 2 display ─▶ 3 commit ─▶ 4 composite ─▶ 5 present ─▶ delegates of animations
    ///
    /// Application code runs in the first two, and when the delegates are notified. From commit on nothing may change layers.
    /// - Parameters:
    ///   - passes: those to run. The picture is up to date only if they go as far as ``FramePass/composite``.
    ///   - advancingAnimations: whether time goes on: animations that are over end before layout, and the delegates of those that have
    ///     had their first frame are notified at the end.
    ///   - client: who takes part; nil where only layers are shown.
    ///   - meter: is notified of each pass.
    /// - Returns: the pixels that were painted; they do not overlap. Empty when nothing looks different.
    @discardableResult
    public func run(
        _ passes: ClosedRange<FramePass>, advancingAnimations: Bool = false, for client: (any FrameClient)? = nil,
        meter: (any FrameMeter)? = nil
    ) -> [PixelRect] {
        // Blocks that transactions call at their end may want frames themselves.
        if passes.contains(.layout) { CATransaction.flush() }
        _require(
            currentPass == nil, "The passes of a frame were started within one of them. Wait until the frame is over: afterNextFrame.")
        meter?.frameBegan()
        var painted: [PixelRect] = []
        for pass in FramePass.allCases where passes.contains(pass) {
            currentPass = pass
            switch pass {
            case .layout: layOut(advancingAnimations: advancingAnimations, client)
            case .display: DisplayPass.run(on: rootLayer)
            case .commit: commit()
            case .composite: painted = composite()
            case .present: if !painted.isEmpty { client?.present(picture, damage: painted) }
            }
            meter?.passEnded(pass)
        }
        currentPass = nil
        meter?.frameEnded(paintedPixels: painted.reduce(0) { $0 + $1.area })
        if advancingAnimations { notifyStartedAnimations() }
        return painted
    }

    private func layOut(advancingAnimations: Bool, _ client: (any FrameClient)?) {
        if advancingAnimations { endFinishedAnimations() }
        client?.updateConstraints()
        LayoutPass.run(on: rootLayer)
    }

    /// Takes over all changes of layers: afterwards the tree may change without an effect on this frame.
    ///
    /// Animations that were added since the last frame begin.
    private func commit() {
        let pass = CommitPass(host: self, time: clock.now)
        let root = pass.visit(rootLayer)
        updateFrameCallback()

        var listPass = DisplayListPass(bitmaps: caches.bitmaps, expecting: displayList.count + displayList.count / 8)
        let scale = geometry.scale
        let screen = Placement(
            transform: PlaneTransform(affine: CGAffineTransform(scaleX: scale, y: scale)), clip: PixelRect(picture.size), opacity: 1)
        listPass.visit(root, in: screen)
        displayList = listPass.list
        // Nobody has wanted to see the frames before this one. Where exactly they differed from each other is not worth keeping.
        if !damage.isEmpty { damage = Region(damage.extents) }
        damage.add(Self.simplified(listPass.damage.map { $0.intersection(screen.clip) }))
    }

    /// Many rectangles that together have as many pixels as the one around them are replaced by it.
    // optimization: where a thousand layers move, finding out what lies between them takes longer than painting it.
    private static func simplified(_ rects: [PixelRect]) -> [PixelRect] {
        guard rects.count > 64 else { return rects }
        let extents = rects.reduce(PixelRect.empty) { $0.union($1) }
        let area = rects.reduce(0) { $0 + $1.area }
        return area >= extents.area ? [extents] : rects
    }

    /// Paints what looks different since it was painted last.
    /// - Returns: the pixels that were painted; they do not overlap. Empty when nothing looks different.
    private func composite() -> [PixelRect] {
        guard !damage.isEmpty, let surface = makeSurface() else { return [] }
        let region = damage
        damage = Region()
        CompositePass(displayList, caches: caches).run(on: surface, in: region)
        return region.rects
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
