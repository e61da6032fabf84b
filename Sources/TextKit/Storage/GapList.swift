/// The extent of an element of a ``GapList``.
struct TextExtent: Equatable {
    /// In UTF-16 units.
    var length = 0
    /// In points.
    var height: CGFloat = 0

    static func + (first: TextExtent, second: TextExtent) -> TextExtent {
        TextExtent(length: first.length + second.length, height: first.height + second.height)
    }

    static func - (first: TextExtent, second: TextExtent) -> TextExtent {
        TextExtent(length: first.length - second.length, height: first.height - second.height)
    }
}

/// Elements one behind the other, each with a length and a height, found by their positions and cheap to change where one has just changed
/// them.
///
/// There is a gap somewhere. Elements before it know their distance from the start, those behind it from the end, so that a change at
/// the gap moves none of them; finding takes a binary search. Moving the gap costs as much as it moves.
struct GapList<Element> {
    private struct Entry {
        var element: Element
        var extent: TextExtent
        /// Of all elements further away from the gap on the same side.
        var outer: TextExtent

        var total: TextExtent { outer + extent }
    }

    private var front: [Entry] = []
    /// The last element of the list comes first.
    private var back: [Entry] = []

    var count: Int { front.count + back.count }
    var total: TextExtent { (front.last?.total ?? TextExtent()) + (back.last?.total ?? TextExtent()) }

    // MARK: Reading

    subscript(index: Int) -> Element {
        index < front.count ? front[index].element : back[backIndex(index)].element
    }

    func extent(at index: Int) -> TextExtent {
        index < front.count ? front[index].extent : back[backIndex(index)].extent
    }

    /// The extent of all elements before one; for the index behind the last one, the total.
    func start(of index: Int) -> TextExtent {
        if index < front.count { return front[index].outer }
        if index >= count { return total }
        return total - back[backIndex(index)].total
    }

    /// The element that holds a position; the last one for the end of the text and what is beyond. Nil if there is none.
    func index(at position: Int) -> Int? { index { $0.length > position } }

    /// The element at a height; the first above all, the last below all.
    func index(atHeight y: CGFloat) -> Int? { index { $0.height > y } }

    /// The first element whose end is beyond a position.
    private func index(where isBeyond: (TextExtent) -> Bool) -> Int? {
        guard count > 0 else { return nil }
        var (low, high) = (0, count - 1)
        if let last = front.last {
            if isBeyond(last.total) { high = front.count - 1 } else { low = min(front.count, high) }
        }
        let total = total
        while low < high {
            let middle = (low + high) / 2
            let end = middle < front.count ? front[middle].total : total - back[backIndex(middle)].outer
            if isBeyond(end) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func backIndex(_ index: Int) -> Int { count - 1 - index }

    // MARK: Changing

    /// Puts elements in the place of others.
    mutating func replace(_ range: Range<Int>, with elements: [(Element, TextExtent)]) {
        moveGap(to: range.lowerBound)
        back.removeLast(range.count)
        front.reserveCapacity(front.count + elements.count)
        for (element, extent) in elements { pushFront(element, extent) }
    }

    /// Says what an element takes up.
    mutating func setExtent(_ extent: TextExtent, at index: Int) {
        if index < front.count {
            moveGap(to: index + 1)
            front[index].extent = extent
        } else {
            moveGap(to: index)
            back[back.count - 1].extent = extent
        }
    }

    private mutating func moveGap(to index: Int) {
        while front.count > index { pushBack(front.removeLast()) }
        while front.count < index, let entry = back.popLast() { pushFront(entry.element, entry.extent) }
    }

    private mutating func pushFront(_ element: Element, _ extent: TextExtent) {
        front.append(Entry(element: element, extent: extent, outer: front.last?.total ?? TextExtent()))
    }

    private mutating func pushBack(_ entry: Entry) {
        back.append(Entry(element: entry.element, extent: entry.extent, outer: back.last?.total ?? TextExtent()))
    }
}
