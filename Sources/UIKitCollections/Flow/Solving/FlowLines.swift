import Foundation

/// The lines of a section: those that were filled one by one, and then any number of lines of items of one size.
///
/// A section of items of one size takes no memory for them, however many there are; questions cost the logarithm of the number of lines.
struct FlowLines: Sendable {
    let rules: FlowRules
    let count: Int
    /// The sizes of the items that are not of one size with all that follow.
    private(set) var sizes: [FlowSize]
    /// The lines that hold those, and whole lines only, unless there are no more.
    private var lines: [FlowLine] = []
    /// The size of all further items.
    private let model: FlowSize
    /// How many of those are in a line, and how.
    private let capacity: Int
    private let indent: CGFloat
    private let spacing: CGFloat
    private(set) var length: CGFloat = 0

    /// Items of one size.
    init(count: Int, size: FlowSize, rules: FlowRules) { self.init(count: count, sizes: [], size: size, rules: rules) }

    /// - Parameters:
    ///   - sizes: of the first items.
    ///   - size: of all others.
    init(count: Int, sizes: [FlowSize], size: FlowSize, rules: FlowRules) {
        self.rules = rules
        self.count = count
        self.sizes = sizes
        model = size
        capacity = rules.capacity(ofLength: size.along)
        (indent, spacing) = FlowLine.uniform(length: size.along, rules)
        fillLines()
    }

    /// Gives items other sizes. Lines before them stay.
    mutating func replace(_ changed: [Int: FlowSize]) {
        guard let first = changed.keys.min(), let last = changed.keys.max(), first >= 0, last < count else { return }
        // The first item of a line may fit into the line before now.
        let kept = max(min(lineIndex(ofItem: first), lines.count) - 1, 0)
        while sizes.count <= last { sizes.append(model) }
        for (item, size) in changed { sizes[item] = size }
        lines.removeSubrange(kept...)
        fillLines()
    }

    /// Fills lines until all items with sizes of their own are in one.
    private mutating func fillLines() {
        let own = sizes.count
        var (item, start) = (listedCount, lines.last.map { $0.end + rules.lineSpacing } ?? 0)
        while item < min(own, count) {
            var (end, used) = (item + 1, size(item).along)
            while end < count {
                let next = used + rules.itemSpacing + size(end).along
                guard rules.fits(next) else { break }
                (end, used) = (end + 1, next)
            }
            while sizes.count < end { sizes.append(model) }
            let line = FlowLine(items: sizes[item..<end], start: start, isLast: end == count, rules: rules)
            lines.append(line)
            (item, start) = (end, line.end + rules.lineSpacing)
        }
        length = lineCount == 0 ? 0 : line(lineCount - 1).end
    }

    /// True if an item does not even fit into a line by itself.
    var hasTooLongItems: Bool {
        sizes.contains { !rules.fits($0.along) } || count > sizes.count && !rules.fits(model.along)
    }

    func size(_ item: Int) -> FlowSize { item < sizes.count ? sizes[item] : model }

    // MARK: Lines

    /// How many items are in lines that were filled one by one.
    private var listedCount: Int { lines.last.map { $0.first + $0.count } ?? 0 }

    var lineCount: Int {
        let rest = count - listedCount
        return lines.count + (rest == 0 ? 0 : capacity == .max ? 1 : (rest + capacity - 1) / capacity)
    }

    func line(_ index: Int) -> FlowLine {
        if index < lines.count { return lines[index] }
        let number = index - lines.count
        let first = listedCount + (number == 0 ? 0 : number * capacity)
        let begin = lines.last.map { $0.end + rules.lineSpacing } ?? 0
        return FlowLine(
            first: first, count: min(capacity, count - first), start: begin + CGFloat(number) * (model.across + rules.lineSpacing),
            across: model.across, indent: indent, spacing: spacing)
    }

    /// Which line an item is in.
    func lineIndex(ofItem item: Int) -> Int {
        guard item < listedCount else { return lines.count + (capacity == .max ? 0 : (item - listedCount) / capacity) }
        return lines.firstIndexPassing { $0.first + $0.count > item }
    }

    /// The lines that reach into a span, counted from where the first begins.
    func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard lineCount > 0, end > start else { return 0..<0 }
        let first = firstLine { $0.end > start }
        let last = firstLine { $0.start >= end }
        return first..<max(first, last)
    }

    private func firstLine(where passes: (FlowLine) -> Bool) -> Int {
        var (low, high) = (0, lineCount)
        while low < high {
            let middle = (low + high) / 2
            if passes(line(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Items

    /// Where an item stands: along its line, and across from where the first line begins.
    func position(ofItem item: Int, in line: FlowLine) -> (along: CGFloat, across: CGFloat, size: FlowSize) {
        let size = size(item)
        var along = line.indent
        if item > line.first {
            if line.first >= listedCount {
                along += CGFloat(item - line.first) * (model.along + line.spacing)
            } else {
                for former in line.first..<item { along += self.size(former).along + line.spacing }
            }
        }
        return (along, line.start + (line.across - size.across) / 2, size)
    }
}

extension Array {
    /// The index of the first element that passes; the count when none does. All that pass are behind all that do not.
    func firstIndexPassing(_ passes: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
