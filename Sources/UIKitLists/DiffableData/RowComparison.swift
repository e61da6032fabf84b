import Foundation

/// Compares the rows of two lists by their identifiers, in their order.
// optimization: code for any kind of identifier looks up how each pair is compared. The kinds that most apps have get code of their own.
enum RowComparison {
    /// How many elements two arrays have in common at the beginning, and of the others at the end.
    static func equalEnds<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (start: Int, end: Int) {
        if Item.self == String.self {
            return ends(unsafeBitCast(old, to: [String].self), unsafeBitCast(new, to: [String].self))
        }
        if Item.self == Int.self { return ends(unsafeBitCast(old, to: [Int].self), unsafeBitCast(new, to: [Int].self)) }
        if Item.self == UUID.self { return ends(unsafeBitCast(old, to: [UUID].self), unsafeBitCast(new, to: [UUID].self)) }
        return ends(old, new)
    }

    /// The rows of a part of a list that are not in a part of another, which has the rest of it in the same order; nil if it has not.
    static func missing<Item: Equatable>(_ rows: Range<Int>, of longer: [Item], in others: Range<Int>, of shorter: [Item]) -> [Int]? {
        if Item.self == String.self {
            return gaps(rows, unsafeBitCast(longer, to: [String].self), others, unsafeBitCast(shorter, to: [String].self))
        }
        if Item.self == Int.self {
            return gaps(rows, unsafeBitCast(longer, to: [Int].self), others, unsafeBitCast(shorter, to: [Int].self))
        }
        if Item.self == UUID.self {
            return gaps(rows, unsafeBitCast(longer, to: [UUID].self), others, unsafeBitCast(shorter, to: [UUID].self))
        }
        return gaps(rows, longer, others, shorter)
    }

    private static func ends<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (start: Int, end: Int) {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let shorter = min(old.count, new.count)
                // A section that has not been touched shares its elements with the one that it was copied from.
                if old.baseAddress == new.baseAddress { return (shorter, 0) }
                var start = 0
                while start < shorter, old[start] == new[start] { start += 1 }
                var end = 0
                while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
                return (start, end)
            }
        }
    }

    private static func gaps<Item: Equatable>(_ rows: Range<Int>, _ longer: [Item], _ others: Range<Int>, _ shorter: [Item]) -> [Int]? {
        let count = rows.count - others.count
        var missing: [Int] = []
        missing.reserveCapacity(count)
        return longer.withUnsafeBufferPointer { longer in
            shorter.withUnsafeBufferPointer { shorter in
                var next = others.lowerBound
                for row in rows {
                    if next < others.upperBound, longer[row] == shorter[next] {
                        next += 1
                    } else {
                        guard missing.count < count else { return nil }
                        missing.append(row)
                    }
                }
                return missing
            }
        }
    }
}
