import Foundation
import Testing

@testable import DesktopServices

struct BusValueTests {
    @Test("Values come back as they were sent")
    func roundTrip() {
        let values: [BusValue] = [
            .text("ä"), .path("/a"), .flag(true), .number(7), .signed(-7), .real(1.5), .bytes(Data([0, 1, 255])), .bytes(Data()),
            .list(of: "s", [.text("a"), .text("")]), .list(of: "s", []), .tuple([.number(1), .text("b")]),
            .dictionary(["a": .text("b"), "c": .list(of: "(us)", [.tuple([.number(0), .text("*.png")])])]),
        ]
        for value in values {
            let variant = BusValue.tuple([value]).makeVariant()
            #expect(BusValue(variant).parts == [value])
        }
    }

    @Test("A text is cut clean of what D-Bus refuses, and values are found in whatever they are wrapped in")
    func reading() {
        #expect(BusValue(BusValue.text("a\0b").makeVariant()) == .text("ab"))
        #expect(BusValue.variant(.variant(.number(3))).number == 3)
        #expect(BusValue.list(of: "u", [.number(1)]).texts == nil)
        #expect(BusValue.variant(.list(of: "s", [.text("a")])).texts == ["a"])
        #expect(BusValue.number(1).parts.isEmpty)
    }
}
