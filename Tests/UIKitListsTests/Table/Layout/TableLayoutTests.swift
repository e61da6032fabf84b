import TestLists
import Foundation
import Testing
@testable import UIKitLists

struct TableLayoutTests {
    /// Two sections of three rows of 40, with headers of 20 and footers of 10, below a view of 100.
    private var layout: TableLayout {
        let section = SectionLayout(
            header: .init(height: 20, hasView: true), rows: RowHeights(count: 3, height: 40), footer: .init(height: 10, hasView: true))
        var layout = TableLayout(sections: [section, section])
        layout.width = 320
        layout.topHeight = 100
        layout.bottomHeight = 50
        return layout
    }

    @Test("TA-39: header, rows and footer fill their section without gaps, and sections the table")
    func tiling() {
        let layout = layout
        var end = layout.topRect.maxY
        for section in 0..<2 {
            #expect(layout.rect(ofSection: section).minY == end)
            let parts =
                [layout.rect(of: EdgePosition(section: section, edge: .header))]
                + (0..<3).map { layout.rect(of: ListPosition(section: section, row: $0)) }
                + [layout.rect(of: EdgePosition(section: section, edge: .footer))]
            for part in parts {
                #expect(part.minY == end)
                end = part.maxY
            }
            #expect(layout.rect(ofSection: section).maxY == end)
        }
        #expect(layout.bottomRect.minY == end)
        #expect(layout.contentHeight == end + 50)
    }

    @Test("TA-41: a place on a header, a footer or beyond the end is that of no row")
    func searching() {
        let layout = layout
        #expect(layout.row(at: 50) == nil)
        #expect(layout.row(at: 119) == nil)
        #expect(layout.row(at: 120) == ListPosition(section: 0, row: 0))
        #expect(layout.row(at: 239) == ListPosition(section: 0, row: 2))
        #expect(layout.row(at: 245) == nil)
        #expect(layout.row(at: 270) == ListPosition(section: 1, row: 0))
        #expect(layout.row(at: 500) == nil)
    }

    @Test("the rows in a stretch are those that reach into it, over sections")
    func stretch() {
        let layout = layout
        #expect(layout.rows(from: 0, to: 100) == nil)
        #expect(layout.rows(from: 0, to: 121) == RowSpan(first: .init(section: 0, row: 0), last: .init(section: 0, row: 0)))
        #expect(layout.rows(from: 160, to: 200) == RowSpan(first: .init(section: 0, row: 1), last: .init(section: 0, row: 1)))
        #expect(layout.rows(from: 230, to: 280) == RowSpan(first: .init(section: 0, row: 2), last: .init(section: 1, row: 0)))
        #expect(layout.rows(from: 245, to: 260) == nil)
        #expect(layout.rows(from: 600, to: 900) == nil)
        #expect(layout.positions(in: RowSpan(first: .init(section: 0, row: 2), last: .init(section: 1, row: 1))).map(\.row) == [2, 0, 1])
    }

    @Test("a stretch of any layout has the rows that looking at each finds")
    func stretchModel() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                let heights = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    CGFloat(max(Int.random(in: -2...3, using: &random), 0) * 10)
                }
                return SectionLayout(
                    header: .init(height: CGFloat(Int.random(in: 0...2, using: &random)) * 10), rows: RowHeights(heights),
                    footer: .init(height: CGFloat(Int.random(in: 0...1, using: &random)) * 5))
            }
            let layout = TableLayout(sections: sections)
            let top = CGFloat(Int.random(in: -20...300, using: &random))
            let bottom = top + CGFloat(Int.random(in: 1...200, using: &random))
            let expected = sections.indices.flatMap { section in
                (0..<sections[section].rows.count).map { ListPosition(section: section, row: $0) }
            }.filter { layout.rect(of: $0).height > 0 && layout.rect(of: $0).maxY > top && layout.rect(of: $0).minY < bottom }
            #expect((layout.rows(from: top, to: bottom).map(layout.positions) ?? []) == expected)
        }
    }

    @Test("a million rows of no height are passed over at once")
    func empty() {
        let layout = TableLayout(sections: [SectionLayout(rows: RowHeights(count: 1_000_000, height: 0))])
        #expect((layout.rows(from: -10, to: 100).map(layout.positions) ?? []).isEmpty)
    }

    @Test("sections and rows can be replaced; what follows moves")
    func replacing() {
        var layout = layout
        layout.replaceRows(1..<2, ofSection: 0, with: [60, 70])
        #expect(layout.sections[0].rows.count == 4)
        #expect(layout.contentHeight == 540)
        #expect(layout.start(ofSection: 1) == 340)
        layout.replaceSections(0..<1, with: [])
        #expect(layout.sections.count == 1)
        #expect(layout.start(ofSection: 0) == 100)
        #expect(layout.contentHeight == 300)
        #expect(layout.setHeight(90, of: ListPosition(section: 0, row: 0)) == 50)
        #expect(layout.setHeight(0, of: EdgePosition(section: 0, edge: .header)) == -20)
        #expect(layout.contentHeight == 330)
    }

    @Test("TA-38: a header stays at the top until the end of its section pushes it, a footer at the bottom")
    func sticking() {
        let layout = layout
        let header = EdgePosition(section: 0, edge: .header)
        func top(_ y: CGFloat) -> CGFloat { layout.stuckRect(of: header, between: y, and: y + 100).minY }
        #expect(top(50) == 100)
        #expect(top(130) == 130)
        #expect(top(230) == 230)
        #expect(top(240) == 230)
        #expect(top(400) == 230)
        let footer = EdgePosition(section: 1, edge: .footer)
        func bottom(_ y: CGFloat) -> CGFloat { layout.stuckRect(of: footer, between: y - 100, and: y).maxY }
        #expect(bottom(600) == 400)
        #expect(bottom(350) == 350)
        #expect(bottom(272) == 280)
        #expect(bottom(100) == 280)
    }
}
