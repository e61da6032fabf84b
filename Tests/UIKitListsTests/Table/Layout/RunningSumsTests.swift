import TestLists
import Foundation
import Testing
@testable import UIKitLists

struct RunningSumsTests {
    @Test("sums of beginnings, with lengths changed at random, are those that adding gives")
    func sums() {
        var random = SeededGenerator(seed: 7)
        for count in [0, 1, 2, 3, 31, 32, 33, 100] {
            var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...20, using: &random)) }
            var sums = RunningSums(lengths)
            for _ in 0..<50 where count > 0 {
                let position = Int.random(in: 0..<count, using: &random)
                let length = CGFloat(Int.random(in: 0...20, using: &random))
                sums.add(length - lengths[position], at: position)
                lengths[position] = length
            }
            for end in 0...count { #expect(sums.sum(before: end) == lengths[..<end].reduce(0, +)) }
            #expect(sums.total == lengths.reduce(0, +))
        }
    }

    @Test("the last length that begins at a place is found, past those of nothing")
    func search() {
        let sums = RunningSums([10, 0, 0, 5, 20])
        #expect(sums.lastIndex(beginningAt: -3) == 0)
        #expect(sums.lastIndex(beginningAt: 9.5) == 0)
        #expect(sums.lastIndex(beginningAt: 10) == 3)
        #expect(sums.lastIndex(beginningAt: 15) == 4)
        #expect(sums.lastIndex(beginningAt: 1000) == 4)
        #expect(RunningSums([]).lastIndex(beginningAt: 5) == 0)
    }
}
