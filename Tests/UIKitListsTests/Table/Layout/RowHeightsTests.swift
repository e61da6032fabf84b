import TestLists
import Foundation
import Testing
@testable import UIKitLists

struct RowHeightsTests {
    @Test("rows of one height are found by division, and take no memory each")
    func uniform() {
        let rows = RowHeights(count: 1_000_000, height: 44)
        #expect(rows.total == 44_000_000)
        #expect(rows.start(of: 999_999) == 43_999_956)
        #expect(rows.row(at: 43_999_999.5) == 999_999)
        #expect(rows.row(at: 44_000_000) == nil)
        #expect(rows.row(at: -1) == nil)
        #expect(rows.row(at: 43.99) == 0)
        #expect(rows.row(at: 44) == 1)
    }

    @Test("rows of any heights are found by search")
    func listed() {
        let rows = RowHeights([10, 20, 0, 30])
        #expect((0...4).map(rows.start) == [0, 10, 30, 30, 60])
        #expect((0..<4).map(rows.height) == [10, 20, 0, 30])
        #expect(rows.row(at: 9) == 0)
        #expect(rows.row(at: 10) == 1)
        #expect(rows.row(at: 30) == 3)
        #expect(rows.row(at: 60) == nil)
    }

    @Test("a corrected height moves all rows below it, and only those")
    func correction() {
        var rows = RowHeights(count: 100, height: 44, areEstimates: true)
        #expect(rows.isEstimate(40))
        #expect(rows.setHeight(60, of: 40) == 16)
        #expect(!rows.isEstimate(40))
        #expect(rows.isEstimate(41))
        #expect(rows.start(of: 40) == 1760)
        #expect(rows.start(of: 41) == 1820)
        #expect(rows.total == 4416)
        #expect(rows.setHeight(44, of: 40) == -16)
        #expect(rows.total == 4400)
        #expect(!rows.isEstimate(40))
        #expect(rows.row(at: 1820) == 41)
    }

    @Test("rows that differ are found like those of a plain list, whatever was corrected, inserted and removed")
    func model() {
        var random = SeededGenerator(seed: 11)
        var heights = (0..<300).map { _ in CGFloat(44) }
        var rows = RowHeights(count: 300, height: 44, areEstimates: true)
        for _ in 0..<400 {
            if Bool.random(using: &random), !heights.isEmpty {
                let row = Int.random(in: heights.indices, using: &random)
                let height = CGFloat(Int.random(in: 0...120, using: &random))
                _ = rows.setHeight(height, of: row)
                heights[row] = height
            } else {
                let start = Int.random(in: 0...heights.count, using: &random)
                let end = Int.random(in: start...min(start + 4, heights.count), using: &random)
                let others = (0..<Int.random(in: 0...4, using: &random)).map { _ in CGFloat(44) }
                rows.replace(start..<end, with: others)
                heights.replaceSubrange(start..<end, with: others)
            }
            #expect(rows.count == heights.count)
            #expect(rows.total == heights.reduce(0, +))
            let position = CGFloat(Int.random(in: -10...Int(rows.total) + 10, using: &random)) + 0.5
            #expect(rows.row(at: position) == Self.row(at: position, in: heights))
        }
        for row in heights.indices { #expect(rows.height(of: row) == heights[row]) }
    }

    private static func row(at position: CGFloat, in heights: [CGFloat]) -> Int? {
        var start: CGFloat = 0
        for (row, height) in heights.enumerated() {
            if position >= start, position < start + height { return row }
            start += height
        }
        return nil
    }
}
