import Display

/// Paints the damaged pixels of a frame, and no others.
///
/// The list is read twice: from the front to find out which pixels of each item are not covered by opaque ones, then
/// from the back to paint these.
struct CompositePass {
    let list: DisplayList
    let caches: CompositorCaches

    init(_ list: DisplayList, caches: CompositorCaches) {
        self.list = list
        self.caches = caches
    }

    var groups: GroupIndex { list.groups }

    /// Paints the region of a surface; what nothing covers becomes black.
    func run(on surface: Surface, in region: Region) {
        paint(list.indices, on: surface, in: region) { uncovered in
            surface.setClip(uncovered)
            surface.fill(surface.rect, with: ColorComponents(.black), replacing: true)
        }
        surface.removeClip()
    }

    /// Paints a range of the list where a region allows it.
    /// - Parameter fill: called before with the pixels that no step covers, if there are some.
    func paint(_ range: Range<Int>, on surface: Surface, in region: Region, fill: (Region) -> Void = { _ in }) {
        let painter = ItemPainter(surface: surface, caches: caches)
        let (steps, uncovered) = visibleSteps(in: range, region, painter)
        if !uncovered.isEmpty { fill(uncovered) }
        caches.regions.recycle(uncovered)
        paint(steps, on: surface, painter)
        for step in steps { caches.regions.recycle(step.region) }
        caches.steps.recycle(steps)
    }

    /// The steps that can be seen, the foremost first, and the pixels that none of them covers.
    private func visibleSteps(in range: Range<Int>, _ region: Region, _ painter: ItemPainter) -> (steps: [VisibleStep], uncovered: Region) {
        let regions = caches.regions
        let remaining = regions.copy(of: region)
        var steps = caches.steps.makeList()
        var index = range.upperBound
        var extents = remaining.extents
        while index > range.lowerBound, !extents.isEmpty {
            if list.canSkipBlock(before: index, from: range.lowerBound, outside: extents) {
                index -= DisplayList.blockSize
                continue
            }
            index -= 1
            let item = list[index]
            if item.endsGroup, let group = groups.endingAt[index] {
                index = group.begin
                add(index, regions.intersection(of: remaining, group.rect), to: &steps)
                continue
            }
            guard extents.intersects(item.rect) else { continue }
            let background = background(behind: index, from: range.lowerBound, painter)
            guard add(index, regions.intersection(of: remaining, item.rect), on: background, to: &steps) else { continue }
            let covered = background == nil ? item.opaqueRect : item.rect
            guard remaining.isWorthSubtracting(covered) else { continue }
            remaining.subtract(covered)
            extents = remaining.extents
        }
        return (steps, remaining)
    }

    /// Returns whether the step is seen.
    @discardableResult
    private func add(_ index: Int, _ visible: Region, on background: ColorComponents? = nil, to steps: inout [VisibleStep]) -> Bool {
        if visible.isEmpty {
            caches.regions.recycle(visible)
            return false
        }
        steps.append(VisibleStep(index: index, region: visible, background: background))
        return true
    }

    private func paint(_ steps: [VisibleStep], on surface: Surface, _ painter: ItemPainter) {
        for step in steps.reversed() {
            if let group = groups.beginningAt[step.index] {
                paint(group, on: surface, in: step.region)
            } else if case .backdrop(let backdrop) = list[step.index].kind {
                paintBackdrop(at: step.index, backdrop, on: surface, in: step.region)
            } else if case .bitmap(let bitmap, let rect) = list[step.index].kind {
                paint(bitmap, at: rect, on: surface, in: step.region)
            } else if let background = step.background {
                painter.paint(list[step.index], on: background, in: step.region)
            } else {
                painter.paint(list[step.index], in: step.region)
            }
        }
    }

    /// Paints a range of the list on a surface of its own.
    private func makeSurface(of range: Range<Int>, in region: Region) -> Surface? {
        guard let surface = caches.surfaces.makeSurface(at: region.extents) else { return nil }
        paint(range, on: surface, in: region)
        surface.removeClip()
        return surface
    }

    private func paint(_ bitmap: CachedBitmap, at rect: PixelRect, on surface: Surface, in region: Region) {
        if !bitmap.isPainted, let own = Surface(bitmap.buffer, at: bitmap.size) {
            CompositePass(DisplayList(bitmap.steps), caches: caches).run(on: own, in: Region(bitmap.size))
            bitmap.isPainted = true
        }
        surface.copy(bitmap.buffer, at: rect, in: region)
    }

    private func paint(_ group: GroupIndex.Group, on surface: Surface, in region: Region) {
        let painter = GroupPainter(item: list[group.begin], effect: group.effect, caches: caches)
        guard let content = makeSurface(of: group.content, in: contentRegion(of: group, in: region)) else { return }
        defer { caches.surfaces.recycle(content) }
        surface.setClip(region)
        if group.effect.warp != nil { return painter.paintTilted(content, on: surface) }
        guard let tinted = painter.addTint(to: content) else { return }
        defer { if tinted !== content { caches.surfaces.recycle(tinted) } }
        guard let complete = painter.addShadow(to: tinted) else { return }
        defer { if complete !== tinted { caches.surfaces.recycle(complete) } }
        let mask = group.mask.flatMap { makeSurface(of: $0, in: Region(complete.rect)) }
        defer { if let mask { caches.surfaces.recycle(mask) } }
        painter.paint(complete, maskedBy: mask, on: surface)
    }

    /// The pixels of a group's content that are needed to paint a region of the group.
    private func contentRegion(of group: GroupIndex.Group, in region: Region) -> Region {
        if group.effect.warp != nil { return Region(group.contentRect) }
        guard let shadow = group.effect.shadow else { return region }
        let seen = region.extents
        return Region(seen.union(shadow.source(of: seen).intersection(shadow.blurred(group.contentRect))))
    }
}
