import Display

/// The groups of a display list: where they begin and end, and the pixels that they may change.
struct GroupIndex {
    struct Group {
        let effect: GroupEffect
        let begin: Int
        /// Without the steps that begin and end the group.
        let content: Range<Int>
        let mask: Range<Int>?
        /// The pixels that the content covers, in its own position.
        let contentRect: PixelRect
        /// The pixels that the group may change.
        let rect: PixelRect

        /// The step that ends it.
        var end: Int { mask?.upperBound ?? content.upperBound }

        func encloses(_ index: Int) -> Bool { content.contains(index) || mask?.contains(index) == true }
    }

    private(set) var beginningAt: [Int: Group] = [:]
    private(set) var endingAt: [Int: Group] = [:]

    private struct OpenGroup {
        let effect: GroupEffect
        let begin: Int
        var mask: Int?
        var rect = PixelRect.empty
    }

    init(_ list: [DisplayItem]) {
        var open: [OpenGroup] = []
        for (index, item) in list.enumerated() {
            switch item.kind {
            case .beginGroup(let effect):
                open.append(OpenGroup(effect: effect, begin: index))
            case .beginMask:
                open[open.count - 1].mask = index
            case .endGroup:
                let closed = open.removeLast()
                let group = close(closed, at: index)
                add(group.rect, to: &open)
            case .body, .border, .backdrop, .bitmap:
                add(item.rect, to: &open)
            }
        }
    }

    /// Returns true if a step lies in a group, or begins or ends one.
    func encloses(_ index: Int) -> Bool { beginningAt.values.contains { ($0.begin...$0.end).contains(index) } }

    /// The steps that are painted before one, behind it: those on the screen, and those of the groups around it up to it.
    ///
    /// Groups that are tilted are worlds of their own. A step of a mask has nothing behind it.
    func rangesBehind(_ index: Int) -> (ranges: [Range<Int>], isOnScreen: Bool) {
        var ranges: [Range<Int>] = []
        var start = 0
        var isOnScreen = true
        for group in beginningAt.values.filter({ $0.encloses(index) }).sorted(by: { $0.begin < $1.begin }) {
            if group.effect.warp != nil || !group.content.contains(index) {
                ranges.removeAll()
                isOnScreen = false
            } else {
                ranges.append(start..<group.begin)
            }
            start = group.content.contains(index) ? group.content.lowerBound : index
        }
        ranges.append(start..<index)
        return (ranges, isOnScreen)
    }

    /// A part of a mask changes no pixel by itself.
    private func add(_ rect: PixelRect, to open: inout [OpenGroup]) {
        guard let last = open.indices.last, open[last].mask == nil else { return }
        open[last].rect = open[last].rect.union(rect)
    }

    private mutating func close(_ open: OpenGroup, at end: Int) -> Group {
        let group = Group(
            effect: open.effect, begin: open.begin, content: (open.begin + 1)..<(open.mask ?? end),
            mask: open.mask.map { ($0 + 1)..<end }, contentRect: open.rect, rect: open.effect.extent(of: open.rect))
        beginningAt[open.begin] = group
        endingAt[end] = group
        return group
    }
}
