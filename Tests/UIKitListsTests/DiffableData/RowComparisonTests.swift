import Foundation
import Testing
@testable import UIKitLists

/// Comparing gives the same whatever the identifiers are.
struct RowComparisonTests {
    private struct Other: Hashable { var number: Int }

    private func check(_ numbers: [Int], _ others: [Int], ends: (Int, Int), missing: [Int]?) {
        func check<Item: Equatable>(_ make: (Int) -> Item) {
            let (old, new) = (numbers.map(make), others.map(make))
            let found = RowComparison.equalEnds(old, new)
            #expect(found == ends)
            #expect(RowComparison.missing(old.indices, of: old, in: new.indices, of: new) == missing)
        }
        check { $0 }
        check { "A long name of a row, with the number \($0)" }
        check { Other(number: $0) }
        check { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") ?? UUID() }
    }

    @Test("Beginning and end that are equal, and the rows that one list has more")
    func comparing() {
        check([1, 2, 3, 4, 5], [1, 3, 5], ends: (1, 1), missing: [1, 3])
        check([1, 2, 3], [1, 2, 3], ends: (3, 0), missing: [])
        check([1, 2, 3], [], ends: (0, 0), missing: [0, 1, 2])
        check([], [], ends: (0, 0), missing: [])
        check([1, 1, 1], [1, 1], ends: (2, 0), missing: [2])
        check([1, 2, 3, 4], [1, 3, 2], ends: (1, 0), missing: nil)
        check([1, 2, 3], [4, 1], ends: (0, 0), missing: nil)
    }

    @Test("Parts of lists are compared by themselves")
    func parts() {
        #expect(RowComparison.missing(1..<4, of: [9, 1, 2, 3, 9], in: 0..<2, of: [1, 3, 7]) == [2])
        #expect(RowComparison.missing(2..<2, of: ["a", "b", "c"], in: 0..<0, of: ["x"]) == [])
    }
}
