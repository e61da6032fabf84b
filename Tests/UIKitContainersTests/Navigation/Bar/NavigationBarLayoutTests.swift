import Foundation
import Testing
@testable import UIKitContainers

/// Where things are in a bar of 390 points.
struct NavigationBarLayoutTests {
    private let room = NavigationBarLayout.Room(
        row: CGRect(x: 0, y: 0, width: 390, height: 44), margin: 16, buttonSpacing: 18, titleGap: 8)

    private func layout(
        back: NavigationBarLayout.Back? = nil, leading: [NavigationBarLayout.Slot] = [], trailing: [NavigationBarLayout.Slot] = [],
        title: CGFloat = 100
    ) -> NavigationBarLayout {
        NavigationBarLayout(
            NavigationBarLayout.Content(back: back, leading: leading, trailing: trailing, titleWidth: title), in: room)
    }

    private func back(_ widths: CGFloat...) -> NavigationBarLayout.Back {
        NavigationBarLayout.Back(titleStart: 27, titleWidths: widths)
    }

    @Test("The title stands in the middle where it fits there")
    func middle() {
        #expect(layout().title == CGRect(x: 145, y: 0, width: 100, height: 44))
        #expect(layout(trailing: [.button(50)]).title.midX == 195)
    }

    @Test("A title that does not fit in the middle moves aside, and is cut when nothing else helps")
    func aside() {
        let moved = layout(trailing: [.button(120)], title: 200)
        #expect(moved.title == CGRect(x: 390 - 16 - 120 - 8 - 200, y: 0, width: 200, height: 44))
        let cut = layout(trailing: [.button(120)], title: 400)
        #expect(cut.title.minX == 16)
        #expect(cut.title.maxX == CGFloat(390 - 16 - 120 - 8))
    }

    @Test("Items stand from the edges inwards, with room between them; fixed spaces add to it, or take from it")
    func items() {
        let layout = layout(
            leading: [.button(30), .button(40)], trailing: [.button(50), .space(10), .button(20), .space(-10), .button(8)])
        #expect(layout.leading.map(\.minX) == [16, 64])
        #expect(layout.trailing[0].maxX == 374)
        #expect(layout.trailing[2].maxX == 296)
        #expect(layout.trailing[4].maxX == 268)
    }

    @Test("NV-25: a long back title becomes shorter, and in the end only an arrow")
    func longWayBack() {
        let candidates = back(90, 36, 0)
        #expect(layout(back: candidates, title: 100).backTitleIndex == 0)
        #expect(layout(back: candidates, title: 300).backTitleIndex == 1)
        #expect(layout(back: candidates, title: 340).backTitleIndex == 2)
        #expect(layout(back: back(200, 36, 0), title: 10).backTitleIndex == 1)
        let full = layout(back: candidates, title: 400)
        #expect(full.back?.maxX == 27)
        #expect(full.title.minX == 35)
        #expect(full.title.maxX == 374)
    }

    @Test("Items beside the back button come after it")
    func supplement() {
        let layout = layout(back: back(50), leading: [.button(30)])
        #expect(layout.back == CGRect(x: 0, y: 0, width: 77, height: 44))
        #expect(layout.leading[0].minX == 95)
    }

    @Test("The other way round for reading from right to left")
    func mirrored() {
        let layout = layout(back: back(50), trailing: [.button(30)]).mirrored(in: room.row)
        #expect(layout.back?.maxX == 390)
        #expect(layout.trailing[0].minX == 16)
    }
}
