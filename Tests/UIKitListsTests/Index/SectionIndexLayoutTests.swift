import Foundation
import Testing
@testable import UIKitLists

struct SectionIndexLayoutTests {
    private func layout(_ count: Int, height: CGFloat) -> SectionIndexLayout {
        SectionIndexLayout(titleCount: count, height: height, lineHeight: 10, margin: 5)
    }

    @Test("titles stand in the middle of the bar when there is room for all")
    func roomForAll() {
        let layout = layout(3, height: 100)
        #expect(layout.entries == [.title(0), .title(1), .title(2)])
        #expect(layout.top == 35)
        #expect(layout.start(of: 2) == 55)
    }

    @Test("without room for all, dots stand for those between; the first and the last are always there")
    func condensed() {
        #expect(layout(26, height: 60).entries == [.title(0), .dot, .title(13), .dot, .title(25)])
        #expect(layout(26, height: 20).entries == [.title(0)])
        #expect(layout(26, height: 3).entries.isEmpty)
        #expect(layout(0, height: 100).entries.isEmpty)
        #expect(layout(4, height: 40).entries == [.title(0), .dot, .title(3)])
    }

    @Test("a finger anywhere along the bar is on one of all titles")
    func touching() {
        let layout = layout(26, height: 60)
        #expect(layout.title(at: -100) == 0)
        #expect(layout.title(at: 5) == 0)
        #expect(layout.title(at: 30) == 13)
        #expect(layout.title(at: 54.9) == 25)
        #expect(layout.title(at: 1000) == 25)
        #expect(self.layout(0, height: 60).title(at: 10) == nil)
    }
}
