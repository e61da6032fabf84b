import Display

/// What children of a node paint with all below them, by blocks of children that follow each other, in the coordinates of the node.
// optimization: of ten thousand views in a scroll view nearly all are outside of it, and stay there when it scrolls.
struct ChildExtents {
    /// How many children a block has.
    static let blockSize = 64

    /// Nil where that is not known, infinite where it cannot be said.
    private var blocks: [CGRect?] = []

    mutating func forgetAll() { blocks.removeAll() }

    /// - Parameter children: the indices of those that have changed.
    mutating func forget(_ children: Range<Int>) {
        guard !blocks.isEmpty, !children.isEmpty else { return }
        let last = min((children.upperBound - 1) / Self.blockSize, blocks.count - 1)
        let first = children.lowerBound / Self.blockSize
        if first <= last { for block in first...last { blocks[block] = nil } }
    }

    /// The extent of a block of children; infinite where one of them is seen in perspective.
    mutating func extent(ofBlock block: Int, _ children: [RenderNode]) -> CGRect {
        if block < blocks.count, let known = blocks[block] { return known }
        if blocks.count <= block {
            blocks.append(contentsOf: Array(repeating: nil, count: (children.count - 1) / Self.blockSize + 1 - blocks.count))
        }
        var extent = CGRect.null
        for index in block * Self.blockSize..<min((block + 1) * Self.blockSize, children.count) {
            let child = children[index]
            guard child.transformToParent.isAffine, child.sharedTransform == nil else {
                extent = .infinite
                break
            }
            extent.formUnion(child)
        }
        blocks[block] = extent
        return extent
    }
}

extension RenderNode {
    /// Fewer are asked one by one.
    private static let fewestInBlocks = 2 * ChildExtents.blockSize

    /// Where a block of children ends that begins with one, if all of them were outside of the clip, have not changed, and still are outside.
    func endOfUnseen(from index: Int, in inner: Placement) -> Int? {
        let count = children.count
        guard index % ChildExtents.blockSize == 0, count >= Self.fewestInBlocks, inner.transform.isAffine else { return nil }
        let block = index..<min(index + ChildExtents.blockSize, count)
        guard !block.overlaps(seenChildren.range(count: count)), !block.overlaps(changedChildren.range(count: count)) else { return nil }
        let extent = childExtents.extent(ofBlock: index / ChildExtents.blockSize, children)
        guard extent != .infinite else { return nil }
        // One pixel more, as smoothing reaches so far.
        let pixels = extent.isNull ? CGRect.null : inner.transform.apply(extent).insetBy(dx: -1, dy: -1)
        return PixelRect(covering: pixels).intersects(inner.clip) ? nil : block.upperBound
    }
}
