@testable import UIKitInteractions
import Foundation
import Testing
@testable import UIKitCore

struct MenuPlacementTests {
    private let room = CGRect(x: 16, y: 47, width: 358, height: 763)
    private let menu = CGSize(width: 250, height: 200)

    private func place(_ preview: CGRect, menu: CGSize? = nil, mayMove: Bool = true) -> MenuPlacement {
        MenuPlacement(preview: preview, menuSize: menu ?? self.menu, room: room, distance: 14, mayMove: mayMove, scale: 2)
    }

    @Test("A menu stands below what it belongs to, where there is room")
    func below() {
        let placement = place(CGRect(x: 20, y: 100, width: 100, height: 50))
        #expect(placement.menu == CGRect(x: 20, y: 164, width: 250, height: 200))
        #expect(!placement.isAbove)
        #expect(placement.preview == CGRect(x: 20, y: 100, width: 100, height: 50))
    }

    @Test("Else above it")
    func above() {
        let placement = place(CGRect(x: 20, y: 700, width: 100, height: 50))
        #expect(placement.menu == CGRect(x: 20, y: 486, width: 250, height: 200))
        #expect(placement.isAbove)
    }

    @Test("It keeps to the nearer side of what it belongs to, and inside the screen")
    func across() {
        #expect(place(CGRect(x: 300, y: 100, width: 80, height: 50)).menu.maxX == 374)
        #expect(place(CGRect(x: 155, y: 100, width: 80, height: 50)).menu.midX == 195)
        #expect(place(CGRect(x: 0, y: 100, width: 390, height: 50)).menu.minX == 16)
    }

    @Test("What is in the way of a menu moves, and what is too large gets smaller")
    func moving() {
        let high = place(CGRect(x: 20, y: 100, width: 300, height: 500))
        #expect(!high.preview.intersects(high.menu))
        #expect(room.contains(high.menu))
        #expect(high.preview.height == 500)
        let huge = place(CGRect(x: 20, y: 0, width: 300, height: 2000))
        #expect(!huge.preview.intersects(huge.menu))
        #expect(room.contains(huge.menu))
        #expect(huge.preview.height < 560)
        #expect(abs(huge.preview.width / huge.preview.height - 0.15) < 0.001)
    }

    @Test("What may not move stays, and a menu that is too high scrolls")
    func fixed() {
        let place = place(CGRect(x: 20, y: 400, width: 100, height: 40), menu: CGSize(width: 250, height: 2000), mayMove: false)
        #expect(place.preview == CGRect(x: 20, y: 400, width: 100, height: 40))
        #expect(place.menu.height < 400)
        #expect(room.contains(place.menu))
        #expect(!place.menu.intersects(place.preview))
    }

    @Test("A menu is never larger than the room")
    func limits() {
        #expect(room.contains(place(CGRect(x: 20, y: 100, width: 10, height: 10), menu: CGSize(width: 9000, height: 9000)).menu))
    }
}
