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
        for pass in FramePass.inOrder where passes.contains(pass) {
            currentPass = pass
            switch pass {
            case .layout: layOut(advancingAnimations: advancingAnimations, client)
            case .display:
                DisplayPass.run(on: rootLayer)
                drawTiles()
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
        caches.paints.beginFrame()
        let pass = CommitPass(host: self, time: clock.now)
        let root = pass.visit(rootLayer)
        updateFrameCallback()

        let scale = geometry.scale
        let screen = Placement(
            transform: PlaneTransform(affine: CGAffineTransform(scaleX: scale, y: scale)), clip: PixelRect(picture.size), opacity: 1)
        buildDisplayList(of: root, at: screen)
        isOneCommitBehind = damage.isEmpty
        // Nobody has wanted to see the frames before this one. Where exactly they differed from each other is not worth keeping.
        if !damage.isEmpty { damage.reset(to: damage.extents) }
        travels.damage.append(contentsOf: newDamage)
        clip(&travels.damage, to: screen.clip)
        damage.add(travels.damage)
    }

    /// Brings the display list up to date, and finds the new damage, in the memory of those of the frame before.
    private func buildDisplayList(of root: RenderNode, at screen: Placement) {
        var list = DisplayList()
        var rects: [PixelRect] = []
        var travelling = Travels()
        swap(&list, &displayList)
        swap(&rects, &newDamage)
        swap(&travelling, &travels)
        rects.removeAll(keepingCapacity: true)
        travelling.removeAll()
        frameCount += 1
        let pass = DisplayListPass(
            bitmaps: caches.bitmaps, items: caches.items, damage: consume rects, travels: consume travelling, screenMoves: hasMovedScreen)
        var patch = DisplayListPatch(consume list, consume pass, isExact: frameCount.isMultiple(of: Self.framesBetweenExactRects))
        if !patch.run(root, in: screen) { patch.writeAll(root, in: screen) }
        displayList = patch.list
        newDamage = patch.pass.damage
        travels = patch.pass.travels
    }

    /// How often rectangles around many sublayers are made as small as they can be.
    private static let framesBetweenExactRects = 64

    /// Leaves out what lies off the screen. Many rectangles that together have as many pixels as the one around them are replaced by it.
    // optimization: where a thousand layers move, finding out what lies between them takes longer than painting it.
    private func clip(_ rects: inout [PixelRect], to screen: PixelRect) {
        var extents = PixelRect.empty
        var area = 0
        for index in rects.indices {
            rects[index] = rects[index].intersection(screen)
            extents = extents.union(rects[index])
            area += rects[index].area
        }
        guard rects.count > 64, area >= extents.area else { return }
        rects.removeAll(keepingCapacity: true)
        rects.append(extents)
    }

    /// Paints what looks different since it was painted last.
    /// - Returns: the pixels that were painted; they do not overlap. Empty when nothing looks different.
    private func composite() -> [PixelRect] {
        guard !damage.isEmpty, let surface = caches.screens.surface(on: picture) else { return [] }
        paint(on: surface)
        isOneCommitBehind = false
        paintedRects.removeAll(keepingCapacity: true)
        damage.forEach { paintedRects.append($0) }
        damage.removeAll()
        return paintedRects
    }

    private func paint(on surface: Surface) {
        let pass = CompositePass(displayList, caches: caches)
        hasMovedScreen = false
        guard isOneCommitBehind, let shift = pass.shift(of: travels, damage: newDamage, on: surface.rect) else {
            return pass.run(on: surface, in: damage)
        }
        hasMovedScreen = true
        let rest = caches.regions.copy(of: damage)
        rest.subtract(shift.region)
        if !rollPicture(by: shift) { surface.move(to: shift.region, by: shift.distance) }
        if let surface = caches.screens.surface(on: picture) { pass.run(on: surface, in: rest) }
        caches.regions.recycle(rest)
        caches.regions.recycle(shift.region)
    }

    /// Moves all of the screen but for what stays.
    /// - Returns: false where less would be moved than stays; nothing has been done then.
    // optimization: nothing is read or written of what moves.
    private func rollPicture(by shift: PixelShift) -> Bool {
        guard shift.distance.x == 0, abs(shift.distance.y) <= FrameBuffer.mostRowsToRoll else { return false }
        let kept = caches.regions.region(of: PixelRect(picture.size))
        defer { caches.regions.recycle(kept) }
        kept.subtract(shift.region)
        kept.subtract(damage)
        guard kept.area < shift.region.area else { return false }
        return picture.roll(by: shift.distance.y) { kept.forEach(fromBottom: shift.distance.y < 0, $0) }
    }
}
