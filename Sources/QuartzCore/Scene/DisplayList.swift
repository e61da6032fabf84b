import Display

/// The steps that paint a screen, in their order, and what has to be known of them so as not to read all of them in each frame.
struct DisplayList {
    private(set) var items: [DisplayItem] = []
    /// Which of them belong together.
    private(set) var groups = GroupIndex([])
    /// Where the steps are that show what was painted before them.
    private(set) var backdrops: [Int] = []
    /// For each ``blockSize`` steps one after the other: the pixels that they may change. Nil where a group begins or ends.
    // optimization: of a thousand views on a screen one changes, and the others need not be looked at one by one.
    private(set) var blocks: [PixelRect?] = []
    /// False where a change of one step makes more of a difference than the steps themselves tell: a group that shows what is behind it.
    private(set) var canBePatched = false
    private var staleBlocks: [Int] = []
    private var needsIndex = false

    static let blockSize = 64
    /// Stands for steps that are being replaced, so that nobody holds these. Never changed.
    private nonisolated(unsafe) static let nothing = DisplayItem(
        .body, LayerPaint(LayerValues()), Placement(transform: .identity, clip: .empty, opacity: 1), rect: .empty)

    init() {}

    init(_ items: [DisplayItem]) { setSteps(items) }

    var count: Int { items.count }
    var indices: Range<Int> { items.indices }
    subscript(index: Int) -> DisplayItem { items[index] }

    /// Nodes have lost what they knew of their steps, so that all are to be written anew.
    mutating func becomeStale() { canBePatched = false }

    /// Gives the list of steps away, for writing another one into its memory.
    mutating func takeSteps() -> [DisplayItem] {
        var taken: [DisplayItem] = []
        swap(&taken, &items)
        return taken
    }

    /// Takes another list of steps.
    mutating func setSteps(_ steps: consuming [DisplayItem]) {
        items = steps
        needsIndex = true
        finish()
    }

    /// Lets go of steps, whose memory can then be used for those that take their places. To be followed by ``put(_:at:)``.
    mutating func vacate(_ range: Range<Int>) {
        for index in range {
            if !items[index].isPlain { needsIndex = true }
            items[index] = Self.nothing
        }
    }

    /// Puts steps in the places of as many others. To be followed by ``finish()`` at last.
    mutating func put(_ steps: [DisplayItem], at first: Int) {
        for (offset, step) in steps.enumerated() {
            if !step.isPlain { needsIndex = true }
            items[first + offset] = step
        }
        guard !steps.isEmpty else { return }
        for block in first / Self.blockSize...(first + steps.count - 1) / Self.blockSize where staleBlocks.last != block {
            staleBlocks.append(block)
        }
    }

    /// Finds out anew what is known of the steps that were replaced.
    mutating func finish() {
        if needsIndex {
            needsIndex = false
            groups = GroupIndex(items)
            backdrops.removeAll(keepingCapacity: true)
            for (index, item) in items.enumerated() where item.isBackdrop { backdrops.append(index) }
            canBePatched = backdrops.allSatisfy { !groups.encloses($0) }
            blocks.removeAll(keepingCapacity: true)
            for block in 0..<(items.count + Self.blockSize - 1) / Self.blockSize { blocks.append(extent(ofBlock: block)) }
        } else {
            for block in staleBlocks { blocks[block] = extent(ofBlock: block) }
        }
        staleBlocks.removeAll(keepingCapacity: true)
    }

    /// Returns true if the block of steps that ends before an index lies behind another one, and changes no pixel of a rectangle.
    func canSkipBlock(before index: Int, from first: Int, outside rect: PixelRect) -> Bool {
        guard index % Self.blockSize == 0, index - Self.blockSize >= first, let extent = blocks[index / Self.blockSize - 1] else {
            return false
        }
        return !rect.intersects(extent)
    }

    private func extent(ofBlock block: Int) -> PixelRect? {
        var rect = PixelRect.empty
        for index in block * Self.blockSize..<min((block + 1) * Self.blockSize, items.count) {
            if items[index].isGroupBoundary { return nil }
            rect = rect.union(items[index].rect)
        }
        return rect
    }
}

extension DisplayItem {
    /// Nothing but its own pixels follows from it.
    fileprivate var isPlain: Bool {
        switch kind {
        case .body, .border, .bitmap: true
        case .backdrop, .beginGroup, .beginMask, .endGroup: false
        }
    }

    fileprivate var isGroupBoundary: Bool {
        switch kind {
        case .body, .border, .bitmap, .backdrop: false
        case .beginGroup, .beginMask, .endGroup: true
        }
    }

    var isBackdrop: Bool { if case .backdrop = kind { true } else { false } }

    var endsGroup: Bool { if case .endGroup = kind { true } else { false } }
}
