import Display

/// Writes the steps that paint the tree of nodes into a list, and finds out which pixels look different.
///
/// Nodes without changes keep their steps. Nodes outside the screen have none.
struct DisplayListPass {
    var list: [DisplayItem]
    /// How many steps stand before those of the list, in the list of all.
    private var base = 0
    /// The pixels that look different, but for those of what travels.
    private(set) var damage: [PixelRect]
    /// The layers that have only travelled.
    private(set) var travels: Travels
    /// Where pixels for pictures of what travels come from.
    let bitmaps: BitmapPool
    /// Where steps come from, and where those of nodes go that are not shown any more.
    let items: DisplayItemPool

    /// What travelled in the frame before was moved on the screen, and not painted.
    let screenMoves: Bool

    /// - Parameters:
    ///   - list: an empty list, whose memory is used.
    ///   - damage: the same for the pixels that look different.
    ///   - travels: the same for what travels.
    init(
        bitmaps: BitmapPool, items: DisplayItemPool, list: consuming [DisplayItem] = [], damage: consuming [PixelRect] = [],
        travels: consuming Travels = Travels(), screenMoves: Bool = false
    ) {
        self.screenMoves = screenMoves
        self.bitmaps = bitmaps
        self.items = items
        self.list = list
        self.damage = damage
        self.travels = travels
    }

    /// - Parameter parent: where the sublayers of the node's superlayer are shown.
    mutating func visit(_ node: RenderNode, in parent: Placement) {
        let placement = Placement(
            transform: node.transformToParent.concatenating(parent.transform), clip: parent.clip, opacity: parent.opacity)
        let isSeen = node.paint.isDoubleSided || !node.paint.facesAway(under: placement.transform)
        guard node.paint.isVisible, !placement.clip.isEmpty, isSeen else {
            add(node.subtreeRect)
            return node.forgetPlacement(recyclingTo: items)
        }
        guard placement.transform.isAffine else {
            return visitFlat(node, at: placement, scale: parent.transform.affine.meanScale)
        }
        if node.warp != nil {
            add(node.warpedRect)
            node.forgetPlacement(recyclingTo: items)
        }
        visit(node, at: placement)
    }

    /// Takes in a node that is shown, at its position.
    mutating func visit(_ node: RenderNode, at placement: Placement) {
        let first = list.count
        defer { node.steps = base + first..<base + list.count }
        guard node.placement != placement || !node.changes.isEmpty || !node.subtreeRect.isEmpty else { return }
        let distance = node.distance(to: placement)
        let travel = distance.flatMap { travels.depart(node, for: placement, $0, at: base + first) }
        show(node, at: placement, distance)
        // A group in which nothing is seen.
        if node.subtreeRect.isEmpty { list.removeLast(list.count - first) }
        if let travel { travels.arrive(travel, at: node.subtreeRect, steps: base + list.count) }
    }

    /// Writes the steps of one node, wherever it stands in the list of all.
    /// - Parameter first: how many steps stand before it.
    mutating func write(_ node: RenderNode, in parent: Placement, from first: Int) {
        base = first
        list.removeAll(keepingCapacity: true)
        visit(node, in: parent)
    }

    /// Begins a list of all steps. What has been found out about pixels so far stays.
    /// - Parameter memory: a list whose memory is used.
    mutating func beginAgain(with memory: consuming [DisplayItem]) {
        base = 0
        list = memory
        list.removeAll(keepingCapacity: true)
    }

    /// Layers may have travelled before the list was begun again.
    mutating func finishTravels() { travels.findSteps() }

    /// Gives the list away, and begins another one.
    mutating func takeList() -> [DisplayItem] {
        var taken: [DisplayItem] = []
        swap(&taken, &list)
        return taken
    }

    private mutating func show(_ node: RenderNode, at placement: Placement, _ distance: PixelDistance?) {
        if showAsBitmap(node, at: placement, distance) { return }

        let isMoved = node.placement != placement
        let oldRect = node.subtreeRect
        let oldGroup = node.items.groupEffect
        let looksDifferent = isMoved || node.changes.contains(.paint)
        let isSettled = !looksDifferent && !node.changes.contains(.children)
        if node.changes.contains(.children) { node.childExtents.forgetAll() }
        updateItems(of: node, at: placement, looksDifferent: looksDifferent)
        for rect in node.leftRects { add(rect) }
        node.leftRects.removeAll()
        node.changes = []
        node.contentsDamage = .null
        node.placement = placement

        let firstDamage = damage.count
        emit(node, at: placement, looksDifferent: looksDifferent, isSettled: isSettled)
        let newGroup = node.items.groupEffect
        if oldGroup != newGroup || (looksDifferent && newGroup != nil) {
            // A group is painted as one picture: when it is treated in another way, all of it looks different.
            add(oldRect)
            add(node.subtreeRect)
        } else if let shadow = newGroup?.shadow {
            // The shadow of what changed changes, too.
            for index in firstDamage..<damage.count { add(shadow.extent(of: damage[index])) }
        }
    }

    /// Takes in a node that is seen in perspective: it is painted flat, and the picture is what is tilted.
    /// - Parameter scale: pixels of the picture for a point.
    private mutating func visitFlat(_ node: RenderNode, at placement: Placement, scale: CGFloat) {
        if node.warp == nil {
            add(node.subtreeRect)
            node.forgetPlacement(recyclingTo: items)
        }
        guard scale > 0, scale.isFinite else { return }
        let flat = PlaneTransform(affine: CGAffineTransform(scaleX: scale, y: scale))
        let extent = PixelRect(covering: flat.apply(node.flatExtent)).intersection(Self.flatLimit)
        let first = list.count
        defer { node.steps = base + first..<base + list.count }
        var pass = DisplayListPass(bitmaps: bitmaps, items: items)
        let oldRect = node.warpedRect
        node.subtreeRect = node.flatRect
        pass.visit(node, at: Placement(transform: flat, clip: extent, opacity: placement.opacity))
        node.flatRect = node.subtreeRect

        let unscaled = PlaneTransform(affine: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        let effect = GroupEffect(warp: unscaled.concatenating(placement.transform))
        let rect = effect.extent(of: node.flatRect).intersection(placement.clip)
        if !pass.damage.isEmpty || node.warp != effect.warp || rect != oldRect {
            add(oldRect)
            add(rect)
        }
        node.warp = effect.warp
        node.warpedRect = rect
        node.subtreeRect = rect
        guard !rect.isEmpty else { return }
        list.append(DisplayItem(.beginGroup(effect), node.paint, placement, rect: rect))
        list.append(contentsOf: pass.list)
        list.append(DisplayItem(.endGroup, node.paint, placement, rect: rect))
    }

    /// Pixels beyond this are not painted when they are going to be tilted.
    private static let flatLimit = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if travels.isUnderWay { travels.damage.append(rect) } else { damage.append(rect) }
    }

    /// A change behind a layer changes its backdrop.
    private mutating func addBackdrop(_ item: DisplayItem, _ looksDifferent: Bool) {
        list.append(item)
        checkBackdrop(item, looksDifferent: looksDifferent)
    }

    /// Everything that was found to look different so far was painted before, or is no more.
    mutating func checkBackdrop(_ item: DisplayItem, looksDifferent: Bool) {
        guard case .backdrop(let backdrop) = item.kind, looksDifferent || isDamaged(item.rect) else { return }
        backdrop.store.forget()
        add(item.rect)
    }

    private func isDamaged(_ rect: PixelRect) -> Bool {
        damage.contains(where: rect.intersects) || travels.damage.contains(where: rect.intersects)
    }

    private mutating func updateItems(of node: RenderNode, at placement: Placement, looksDifferent: Bool) {
        guard looksDifferent || node.changes.contains(.children) else {
            if node.changes.contains(.contents) { damageContents(of: node, at: placement) }
            return
        }
        let oldRect = node.items.rect
        let oldColor = node.changes.contains(.paint) ? node.items.colorRectangle : nil
        node.items.update(for: node, at: placement, from: items)
        if let oldColor, oldColor == node.items.colorRectangle { return }
        // Other sublayers make no difference to what the layer itself paints.
        guard looksDifferent || node.changes.contains(.contents) else { return }
        if oldRect != node.items.rect { add(oldRect) }
        add(node.items.rect)
    }

    /// The part that was drawn again, where that is known; else the whole layer.
    private mutating func damageContents(of node: RenderNode, at placement: Placement) {
        let all = node.items.rect
        let paint = node.paint
        guard placement.transform.keepsRectangles, paint.contents?.isDrawnInPlace == true else { return add(all) }
        // One pixel more, as smoothing mixes neighbours.
        let drawn = placement.transform.apply(node.contentsDamage).insetBy(dx: -1, dy: -1)
        add(PixelRect(covering: drawn).intersection(all))
    }

    /// Adds the steps that a node and those below it had in the last frame.
    ///
    /// Most of a screen is so in most frames; nothing is computed for it.
    private mutating func repeatSteps(of node: RenderNode) {
        let first = list.count
        defer { node.steps = base + first..<base + list.count }
        guard !node.subtreeRect.isEmpty, let placement = node.placement else { return }
        if let item = node.bitmapItem { return list.append(item) }
        if let item = node.items.body { list.append(item) }
        repeatSteps(of: node.children[node.seenChildren.range(count: node.children.count)], below: node, at: placement)
        repeatSteps(of: node.instances[...], below: node, at: placement)
        if let item = node.items.border { list.append(item) }
    }

    private mutating func repeatSteps(of children: ArraySlice<RenderNode>, below node: RenderNode, at placement: Placement) {
        for child in children {
            if child.canRepeatSteps {
                repeatSteps(of: child)
            } else {
                visit(child, in: placement.forSublayers(of: node.paint, isGroup: false))
            }
        }
    }

    /// Adds the steps of a node and of those below it.
    /// - Parameter isSettled: the sublayers are the same and lie in the same position as before.
    private mutating func emit(_ node: RenderNode, at placement: Placement, looksDifferent: Bool, isSettled: Bool) {
        let own = node.items
        var rect = own.rect
        if let item = own.beginGroup {
            list.append(item)
            travels.groupDepth += 1
        }
        if let item = own.backdrop { addBackdrop(item, looksDifferent) }
        if let item = own.body { list.append(item) }
        let inner = placement.forSublayers(of: node.paint, isGroup: own.beginGroup != nil)
        rect = rect.union(emitChildren(of: node, in: inner, isSettled: isSettled))
        for instance in node.instances {
            visit(instance, in: inner)
            rect = rect.union(instance.subtreeRect)
        }
        if let item = own.border { list.append(item) }
        if let item = own.beginMask, let mask = node.mask {
            list.append(item)
            // The parts that a mask uncovers are damaged by the group around it.
            var maskPass = DisplayListPass(bitmaps: bitmaps, items: items)
            maskPass.visit(mask, in: inner)
            list.append(contentsOf: maskPass.list)
        }
        if let item = own.endGroup {
            list.append(item)
            travels.groupDepth -= 1
        }
        node.subtreeRect = own.groupEffect?.extent(of: rect).intersection(placement.clip) ?? rect
    }

    // optimization: what was not seen and has not changed is not asked again, or only whether all of it is still outside of the clip.
    /// - Returns: the pixels of all that are seen.
    private mutating func emitChildren(of node: RenderNode, in inner: Placement, isSettled: Bool) -> PixelRect {
        let count = node.children.count
        let range = isSettled ? node.seenChildren.joined(with: node.changedChildren, count: count) : 0..<count
        var rect = PixelRect.empty
        var seen = IndexSpan()
        node.childExtents.forget(node.changedChildren.range(count: count))
        var index = range.lowerBound
        while index < range.upperBound {
            if !isSettled, let end = node.endOfUnseen(from: index, in: inner) {
                index = end
                continue
            }
            let child = node.children[index]
            if isSettled, child.canRepeatSteps { repeatSteps(of: child) } else { visit(child, in: inner) }
            if !child.subtreeRect.isEmpty {
                seen.add(index)
                rect = rect.union(child.subtreeRect)
            }
            index += 1
        }
        node.seenChildren = seen
        node.changedChildren = IndexSpan()
        return rect
    }
}
