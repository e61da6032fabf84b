import Display

extension LayerItems {
    var groupEffect: GroupEffect? {
        if case .beginGroup(let effect) = beginGroup?.kind { effect } else { nil }
    }

    /// Replaces the steps by those that paint a node at a position.
    mutating func update(for node: RenderNode, at placement: Placement, from pool: DisplayItemPool) {
        let paint = node.paint
        let effect = GroupEffect(node, placement)
        var own = placement
        if effect == nil { own.opacity *= paint.opacity }
        let isLeaf = node.isLeaf
        rect = PixelRect(covering: own.transform.apply(paint.extent)).intersection(own.clip)
        updateBackdrop(of: node, at: own, from: pool)
        if !rect.isEmpty, paint.hasBody || (isLeaf && paint.border != nil) {
            pool.replace(&body, by: .body, paint, own, rect: rect, opaqueRect: Self.opaqueRect(of: paint, at: own), includesBorder: isLeaf)
        } else {
            pool.recycle(&body)
        }
        if !rect.isEmpty, !isLeaf, paint.border != nil {
            pool.replace(&border, by: .border, paint, own, rect: rect)
        } else {
            pool.recycle(&border)
        }
        if body == nil && border == nil && backdrop == nil { rect = .empty }
        updateGroup(of: paint, at: placement, effect, from: pool)
    }

    /// Gives all steps up.
    mutating func recycle(to pool: DisplayItemPool) {
        pool.recycle(&beginGroup)
        pool.recycle(&backdrop)
        pool.recycle(&body)
        pool.recycle(&border)
        pool.recycle(&beginMask)
        pool.recycle(&endGroup)
        rect = .empty
    }

    private mutating func updateBackdrop(of node: RenderNode, at placement: Placement, from pool: DisplayItemPool) {
        guard !rect.isEmpty, let effect = node.paint.backdrop else {
            pool.recycle(&backdrop)
            return
        }
        let paint = node.paint
        let scaled = effect.scaled(by: placement.transform.affine.meanScale)
        let visible = PixelRect(covering: placement.transform.apply(paint.bounds)).intersection(placement.clip)
        let kind = DisplayItem.Kind.backdrop(Backdrop(effect: scaled, store: node.backdropStore))
        pool.replace(&backdrop, by: kind, paint, placement, rect: visible, opaqueRect: Self.coveredRect(of: paint, at: placement))
    }

    private mutating func updateGroup(
        of paint: LayerPaint, at placement: Placement, _ effect: GroupEffect?, from pool: DisplayItemPool
    ) {
        guard let effect else {
            pool.recycle(&beginGroup)
            pool.recycle(&beginMask)
            pool.recycle(&endGroup)
            return
        }
        pool.replace(&beginGroup, by: .beginGroup(effect), paint, placement, rect: placement.clip)
        if effect.hasMask {
            pool.replace(&beginMask, by: .beginMask, paint, placement, rect: placement.clip)
        } else {
            pool.recycle(&beginMask)
        }
        pool.replace(&endGroup, by: .endGroup, paint, placement, rect: placement.clip)
    }

    /// Pixels that a body covers without alpha: the rows between its rounded corners.
    private static func opaqueRect(of paint: LayerPaint, at placement: Placement) -> PixelRect {
        let isOpaque = paint.background.isOpaque || paint.drawing?.coversBounds == true
        guard isOpaque || paint.contents?.covers(paint.bounds) == true else { return .empty }
        return coveredRect(of: paint, at: placement)
    }

    /// Pixels that lie wholly within the bounds and their rounded corners, unless they shine through.
    private static func coveredRect(of paint: LayerPaint, at placement: Placement) -> PixelRect {
        guard placement.opacity >= 1, placement.transform.keepsRectangles else { return .empty }
        let extent = paint.corners.isSquare ? 0 : paint.corners.extent
        let inner = placement.transform.apply(paint.bounds.insetBy(dx: 0, dy: min(extent, paint.bounds.height / 2)))
        guard !inner.isNull else { return .empty }
        // Only whole pixels are covered wholly.
        let outer = PixelRect(covering: inner)
        let nearest = PixelRect(nearest: inner)
        var covered = nearest
        if !inner.isPixelAligned {
            covered = PixelRect(x: outer.x + 1, y: outer.y + 1, width: outer.width - 2, height: outer.height - 2)
        }
        return covered.isEmpty ? .empty : covered.intersection(placement.clip)
    }
}

extension GroupEffect {
    /// Nil when the layer and its sublayers can be painted one by one.
    init?(_ node: RenderNode, _ placement: Placement) {
        let paint = node.paint
        let isLeaf = node.isLeaf
        let fades = paint.opacity < 1 && paint.groupsOpacity && (!isLeaf || paint.operationCount > 1)
        let clipsRound = !paint.corners.isSquare || !placement.transform.keepsRectangles
        clips = paint.masksToBounds && !isLeaf && clipsRound
        hasMask = node.mask != nil
        if let thrown = paint.shadow, paint.castsShadowOfContent { shadow = GroupShadow(thrown, placement.transform.affine) }
        blend = node.mixtureShare == nil ? paint.blend : .plusLighter
        tint = node.tint
        let isMixed = blend != .normal || tint != nil || node.isolatesChildren
        guard fades || clips || hasMask || shadow != nil || isMixed else { return nil }
        opacity = paint.opacity * (node.mixtureShare ?? 1)
    }
}

extension Placement {
    /// Where the sublayers of a layer are shown that is here itself.
    func forSublayers(of paint: LayerPaint, isGroup: Bool) -> Placement {
        var inner = self
        if !isGroup { inner.opacity *= paint.opacity }
        if paint.masksToBounds {
            let bounds = transform.apply(paint.bounds)
            let pixels = transform.keepsRectangles ? PixelRect(nearest: bounds) : PixelRect(covering: bounds)
            inner.clip = clip.intersection(pixels)
        }
        return inner
    }
}
