import Foundation

/// The heights of the rows of a section, and where each begins below the first one's upper edge. In points.
///
/// Rows of one height take neither memory nor time each. Heights that are only estimated are corrected row by row.
struct RowHeights: Equatable, Sendable {
    private enum Base: Equatable, Sendable {
        case uniform(CGFloat, count: Int)
        /// Where rows begin, and at the end where the last one ends.
        case listed([CGFloat])
    }

    private var base: Base
    private var corrections: HeightCorrections?
    /// True if the heights are only estimates until rows are seen.
    let areEstimates: Bool

    // MARK: Creating

    init(count: Int, height: CGFloat, areEstimates: Bool = false) {
        base = .uniform(height, count: count)
        self.areEstimates = areEstimates
    }

    init(_ heights: some Sequence<CGFloat>, areEstimates: Bool = false) {
        var starts: [CGFloat] = [0]
        starts.reserveCapacity(heights.underestimatedCount + 1)
        var end: CGFloat = 0
        for height in heights {
            end += height
            starts.append(end)
        }
        base = .listed(starts)
        self.areEstimates = areEstimates
    }

    // MARK: Asking

    var count: Int {
        switch base {
        case .uniform(_, let count): count
        case .listed(let starts): starts.count - 1
        }
    }

    var total: CGFloat { start(of: count) }

    /// Where a row begins. The row after the last one begins at ``total``.
    func start(of row: Int) -> CGFloat { baseStart(of: row) + (corrections?.sum(before: row) ?? 0) }

    func height(of row: Int) -> CGFloat { baseHeight(of: row) + (corrections?[row] ?? 0) }

    /// Returns true if the height of a row is only an estimate.
    func isEstimate(_ row: Int) -> Bool { areEstimates && corrections?[row] == nil }

    /// The row that contains a position; nil above the first one, and below the last.
    func row(at position: CGFloat) -> Int? {
        guard position >= 0, count > 0 else { return nil }
        let found = lastRow(beginningAt: position)
        return position < start(of: found) + height(of: found) ? found : nil
    }

    /// The last row that begins at a position or before; 0 if none does.
    func lastRow(beginningAt position: CGFloat) -> Int {
        if corrections == nil, case .uniform(let height, let count) = base {
            guard height > 0, position > 0 else { return position < 0 ? 0 : max(height > 0 ? 0 : count - 1, 0) }
            return Int(min((position / height).rounded(.down), CGFloat(count - 1)))
        }
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if start(of: middle) <= position { low = middle } else { high = middle }
        }
        return low
    }

    /// The rows whose heights are no mere estimates any more, in no order.
    var seenHeights: [(row: Int, height: CGFloat)] {
        (corrections?.all ?? []).map { ($0.row, baseHeight(of: $0.row) + $0.difference) }
    }

    // MARK: Changing

    /// Says what the height of a row is. Returns by how much it was wrong.
    mutating func setHeight(_ height: CGFloat, of row: Int) -> CGFloat {
        let difference = height - self.height(of: row)
        if corrections == nil {
            guard areEstimates || difference != 0 else { return 0 }
            corrections = HeightCorrections(rowCount: count)
        }
        let correction = height - baseHeight(of: row)
        corrections?.set(correction, for: row)
        return difference
    }

    /// Takes rows out and puts others in. What was seen of the rest is kept.
    mutating func replace(_ range: Range<Int>, with heights: [CGFloat]) {
        var known: [(row: Int, height: CGFloat)] = []
        let shift = heights.count - range.count
        for (row, difference) in corrections?.all ?? [] where !range.contains(row) {
            known.append((row < range.lowerBound ? row : row + shift, baseHeight(of: row) + difference))
        }
        replaceBase(range, with: heights)
        corrections = nil
        for (row, height) in known { _ = setHeight(height, of: row) }
    }

    // MARK: Private

    private func baseStart(of row: Int) -> CGFloat {
        switch base {
        case .uniform(let height, _): height * CGFloat(row)
        case .listed(let starts): starts[row]
        }
    }

    private func baseHeight(of row: Int) -> CGFloat {
        switch base {
        case .uniform(let height, _): height
        case .listed(let starts): starts[row + 1] - starts[row]
        }
    }

    private mutating func replaceBase(_ range: Range<Int>, with heights: [CGFloat]) {
        if case .uniform(let height, let count) = base, heights.allSatisfy({ $0 == height }) {
            base = .uniform(height, count: count - range.count + heights.count)
            return
        }
        var all = (0..<count).map(baseHeight)
        all.replaceSubrange(range, with: heights)
        self.base = RowHeights(all).base
    }
}
