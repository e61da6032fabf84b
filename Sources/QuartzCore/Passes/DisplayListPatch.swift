import Display

/// Writes the steps of what has changed into the list of the frame before, at the places that they had there.
///
/// That can be done as long as each changed layer takes as many steps as before: when it moves, or looks different.
// optimization: what a frame costs does not depend on how much there is on the screen that does not change.
struct DisplayListPatch {
    private(set) var list: DisplayList
    /// Writes the steps of one layer at a time, and gathers what looks different.
    private(set) var pass: DisplayListPass
    /// Among the list's backdrops, the first that has not been asked whether something behind it looks different.
    private var nextBackdrop = 0
    /// True if rectangles around many sublayers are found anew where they may have become smaller.
    private let isExact: Bool

    /// Around fewer sublayers, the rectangle is always found anew.
    private static let fewChildren = 64

    init(_ list: consuming DisplayList, _ pass: consuming DisplayListPass, isExact: Bool) {
        self.list = list
        self.pass = pass
        self.isExact = isExact
    }

    /// - Returns: false if a layer takes more or fewer steps than before, or has none of its own to find it by. All steps have to be
    ///   written anew then; the pixels that were found to look different are kept in the pass.
    mutating func run(_ root: RenderNode, in screen: Placement) -> Bool {
        let placement = Placement(
            transform: root.transformToParent.concatenating(screen.transform), clip: screen.clip, opacity: screen.opacity)
        guard root.placement == placement, list.canBePatched else { return false }
        if !root.changes.isEmpty {
            guard root.canBePatchedWithin, patch(root, at: placement) else { return false }
        }
        checkBackdrops(before: list.count)
        list.finish()
        return true
    }

    /// Writes all steps anew.
    mutating func writeAll(_ root: RenderNode, in screen: Placement) {
        pass.beginAgain(with: list.takeSteps())
        pass.visit(root, in: screen)
        pass.finishTravels()
        list.setSteps(pass.takeList())
    }

    /// Takes in a node in which nothing but some of the sublayers has changed.
    private mutating func patch(_ node: RenderNode, at placement: Placement) -> Bool {
        let inner = placement.forSublayers(of: node.paint, isGroup: false)
        var rect = node.subtreeRect
        var mayBeSmaller = false
        for index in node.changedChildren.range(count: node.children.count) {
            let child = node.children[index]
            guard !child.changes.isEmpty else { continue }
            let before = child.subtreeRect
            if child.canBePatchedWithin, let place = child.placement {
                guard patch(child, at: place) else { return false }
            } else {
                guard replace(child, in: inner) else { return false }
            }
            guard child.subtreeRect != before else { continue }
            mayBeSmaller = mayBeSmaller || isExact || !before.liesWithin(node.subtreeRect)
            rect = rect.union(child.subtreeRect)
        }
        if mayBeSmaller { rect = smallest(of: node) ?? rect }
        node.didPatch(rect)
        return true
    }

    /// The rectangle around a node, where it is worth finding.
    private func smallest(of node: RenderNode) -> PixelRect? {
        let seen = node.seenChildren.range(count: node.children.count)
        guard isExact || seen.count <= Self.fewChildren else { return nil }
        return node.children[seen].reduce(node.items.rect) { $0.union($1.subtreeRect) }
    }

    private mutating func replace(_ node: RenderNode, in inner: Placement) -> Bool {
        let steps = node.steps
        if !steps.isEmpty { checkBackdrops(before: steps.lowerBound) }
        list.vacate(steps)
        pass.write(node, in: inner, from: steps.lowerBound)
        guard pass.list.count == steps.count else { return false }
        list.put(pass.list, at: steps.lowerBound)
        while nextBackdrop < list.backdrops.count, list.backdrops[nextBackdrop] < steps.upperBound, !steps.isEmpty { nextBackdrop += 1 }
        return true
    }

    /// A change behind a layer changes what it shows of it. All that has been found so far lies behind those steps.
    private mutating func checkBackdrops(before end: Int) {
        while nextBackdrop < list.backdrops.count, list.backdrops[nextBackdrop] < end {
            pass.checkBackdrop(list[list.backdrops[nextBackdrop]], looksDifferent: false)
            nextBackdrop += 1
        }
    }
}

extension RenderNode {
    /// Nothing but some sublayers has changed, and each step of the node stands by itself in the list of all.
    fileprivate var canBePatchedWithin: Bool {
        changes == .descendants && placement != nil && !steps.isEmpty && bitmap == nil && warp == nil && items.beginGroup == nil
            && mask == nil && instances.isEmpty && leftRects.isEmpty && !changedChildren.isEmpty
    }

    fileprivate func didPatch(_ rect: PixelRect) {
        subtreeRect = rect
        changes = []
        childExtents.forget(changedChildren.range(count: children.count))
        changedChildren = IndexSpan()
        contentsDamage = .null
        translation = .none
    }
}

extension PixelRect {
    /// Returns true if it touches no edge of a rectangle around it, which would be the same without it.
    fileprivate func liesWithin(_ other: PixelRect) -> Bool {
        x > other.x && y > other.y && maxX < other.maxX && maxY < other.maxY
    }
}
