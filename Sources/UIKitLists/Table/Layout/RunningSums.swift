import Foundation

/// The sums of the first lengths of a list. Each is found, and each length changed, in logarithmic time.
///
/// A tree in an array, after Fenwick: the element at `i` holds the sum of as many lengths before `i` as its lowest bit says.
struct RunningSums: Equatable, Sendable {
    private var tree: [CGFloat]

    /// - Parameter lengths: none may be negative.
    init(_ lengths: some Collection<CGFloat>) {
        tree = [0]
        tree.reserveCapacity(lengths.count + 1)
        tree.append(contentsOf: lengths)
        for index in tree.indices.dropFirst() {
            let next = index + index & -index
            if next < tree.count { tree[next] += tree[index] }
        }
    }

    /// As many lengths of nothing.
    init(count: Int) { tree = [CGFloat](repeating: 0, count: count + 1) }

    var count: Int { tree.count - 1 }
    var total: CGFloat { sum(before: count) }

    /// The sum of the first `end` lengths.
    func sum(before end: Int) -> CGFloat {
        var sum: CGFloat = 0
        var index = end
        while index > 0 {
            sum += tree[index]
            index &= index - 1
        }
        return sum
    }

    /// Makes one length longer, or shorter.
    mutating func add(_ difference: CGFloat, at position: Int) {
        var index = position + 1
        while index < tree.count {
            tree[index] += difference
            index += index & -index
        }
    }

    /// The index of the last length that begins at `offset` or before; 0 if none does. All lengths must be 0 or more.
    func lastIndex(beginningAt offset: CGFloat) -> Int {
        var (position, rest) = (0, offset)
        var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = position + step
            if next <= count, tree[next] <= rest {
                position = next
                rest -= tree[next]
            }
            step >>= 1
        }
        return max(min(position, count - 1), 0)
    }
}
