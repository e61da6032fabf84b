import Display

// optimization: what only travels is copied, instead of being painted from its parts in each frame.
extension DisplayListPass {
    /// A picture of more pixels, about those of the largest screens, is not kept.
    private static let largestArea = 4_000_000
    /// Fewer steps are painted as quickly as they are copied.
    private static let fewestSteps = 3
    /// As long as a row takes to come in. Once it is in, it moves with the screen, and is painted again only where something lies over it.
    private static let framesOnMovingScreen = 12

    /// Shows a node as a picture that was painted before, if it has only travelled since.
    /// - Parameter distance: how far; nil if it has done something else.
    /// - Returns: false if the node is to be taken in step by step.
    mutating func showAsBitmap(_ node: RenderNode, at placement: Placement, _ distance: PixelDistance?) -> Bool {
        guard distance != nil else {
            leaveBitmap(node)
            return false
        }
        let isMoved = node.placement != placement
        if node.bitmap == nil {
            // Off the screen, nothing is gained.
            guard isMoved, !node.subtreeRect.isEmpty, makeBitmap(of: node, at: placement) else { return false }
        }
        guard let bitmap = node.bitmap, let whole = bitmap.rect(at: placement), !whole.intersection(placement.clip).isEmpty else {
            leaveBitmap(node)
            return false
        }
        if isMoved {
            add(node.subtreeRect)
            node.subtreeRect = whole.intersection(placement.clip)
            add(node.subtreeRect)
            items.replace(
                &node.bitmapItem, by: .bitmap(bitmap, at: whole), node.paint, placement, rect: node.subtreeRect,
                opaqueRect: node.subtreeRect)
        }
        node.changes = []
        node.placement = placement
        if let item = node.bitmapItem { list.append(item) }
        return true
    }

    /// Takes a node apart again, if it was shown as a picture.
    private mutating func leaveBitmap(_ node: RenderNode) {
        node.translation = .none
        guard node.bitmap != nil else { return }
        add(node.subtreeRect)
        node.forgetPlacement(recyclingTo: items)
    }

    /// Who has travelled twice will go on. Who is not suited is not asked again until it changes.
    private mutating func makeBitmap(of node: RenderNode, at placement: Placement) -> Bool {
        switch node.translation {
        case .none:
            node.translation = .travelling(1)
            return false
        case .travelling(let frames) where frames < (screenMoves ? Self.framesOnMovingScreen : 1):
            node.translation = .travelling(frames + 1)
            return false
        case .travelling: break
        case .unsuited: return false
        }
        node.translation = .unsuited
        guard !node.isLeaf, node.items.groupEffect == nil, node.items.backdrop == nil, placement.transform.keepsRectangles,
            node.stepCount(upTo: Self.fewestSteps) >= Self.fewestSteps
        else { return false }
        let extent = PixelRect(covering: placement.transform.apply(node.flatExtent))
        guard !extent.isEmpty, extent.area <= Self.largestArea, placement.opacity == 1 else { return false }

        add(node.subtreeRect)
        node.forgetPlacement(recyclingTo: items)
        node.bitmap = makePicture(of: node, at: placement, extent: extent)
        if node.bitmap == nil { node.forgetPlacement(recyclingTo: items) }
        node.translation = .unsuited
        return node.bitmap != nil
    }

    /// Nil if the node shows what lies behind it anywhere, or is painted in few steps.
    private func makePicture(of node: RenderNode, at placement: Placement, extent: PixelRect) -> CachedBitmap? {
        let all = PixelRect(x: 0, y: 0, width: extent.width, height: extent.height)
        var local = Placement(transform: placement.transform, clip: all, opacity: 1)
        local.transform.affine.tx -= CGFloat(extent.x)
        local.transform.affine.ty -= CGFloat(extent.y)
        var pass = DisplayListPass(bitmaps: bitmaps, items: items)
        pass.visit(node, at: local)
        guard pass.list.count >= Self.fewestSteps, pass.list[0].opaqueRect == all, !pass.list.contains(where: \.isBackdrop) else {
            return nil
        }
        return CachedBitmap(steps: pass.list, placement: local, pool: bitmaps)
    }
}

extension RenderNode {
    /// How many steps the node and those below it take wherever all of them are seen, counted as far as a limit.
    fileprivate func stepCount(upTo limit: Int) -> Int {
        guard paint.isVisible else { return 0 }
        // A group begins and ends with a step, and so does a mask.
        if mask != nil || items.beginGroup != nil || warp != nil { return limit }
        var count = (paint.hasBody || (isLeaf && paint.border != nil) ? 1 : 0) + (!isLeaf && paint.border != nil ? 1 : 0)
        for child in children where count < limit { count += child.stepCount(upTo: limit - count) }
        for instance in instances where count < limit { count += instance.stepCount(upTo: limit - count) }
        return count
    }
}
