import Testing
@testable import UIKitContainers

/// Who stands where on a bar that is rearranged.
struct TabSlotsTests {
    private let offered = ["a", "b", "c", "d", "q", "r"]

    @Test("TB-17: an item from elsewhere takes a slot; what was there leaves, and the number stays")
    func replacing() {
        var slots = TabSlots(["a", "b", "c"], movable: offered)
        slots.put("q", into: 1)
        #expect(slots.items == ["a", "q", "c"])
        #expect(slots.isChanged)
    }

    @Test("TB-17: an item that is on the bar already changes places with the one in the slot")
    func exchanging() {
        var slots = TabSlots(["a", "b", "c"], movable: offered)
        slots.put("c", into: 0)
        #expect(slots.items == ["c", "b", "a"])
        slots.put("b", into: 1)
        #expect(slots.items == ["c", "b", "a"])
    }

    @Test(
        "TB-18: those between make room for an item that is moved along the bar",
        arguments: [
            ("a", 3, ["b", "c", "d", "a"]), ("d", 0, ["d", "a", "b", "c"]), ("b", 2, ["a", "c", "b", "d"]), ("c", 2, ["a", "b", "c", "d"]),
        ])
    func moving(item: String, slot: Int, result: [String]) {
        var slots = TabSlots(["a", "b", "c", "d"], movable: offered)
        slots.move(item, to: slot)
        #expect(slots.items == result)
    }

    @Test("TB-13: what is not offered stays in its slot, and others pass over it")
    func fixed() {
        var slots = TabSlots(["a", "x", "b", "y", "c"], movable: offered)
        slots.put("q", into: 1)
        slots.move("x", to: 0)
        #expect(!slots.isChanged)
        #expect(!slots.canTake(1))
        #expect(slots.canTake(2))
        #expect(slots.isFixed("x"))
        slots.move("a", to: 4)
        #expect(slots.items == ["b", "x", "c", "y", "a"])
        slots.move("a", to: 0)
        #expect(slots.items == ["a", "x", "b", "y", "c"])
    }

    @Test("TB-33: a bar that is as it was in the beginning has not changed")
    func backAgain() {
        var slots = TabSlots(["a", "b"], movable: offered)
        slots.put("q", into: 0)
        slots.put("a", into: 0)
        #expect(!slots.isChanged)
    }

    @Test("Slots that do not exist take nothing", arguments: [-1, 2, 1_000])
    func noSlot(slot: Int) {
        var slots = TabSlots(["a", "b"], movable: offered)
        slots.put("q", into: slot)
        slots.move("a", to: slot)
        #expect(!slots.isChanged)
    }

    @Test("Whatever is done, nobody is on the bar twice, the number stays, and what is fixed does not move")
    func randomly() {
        var random = Steps(state: 7)
        for _ in 0..<500 {
            let count = 1 + random.next(6)
            let movable = (0..<10).filter { _ in random.next(4) > 0 }
            let start = Array((0..<10).prefix(count))
            var slots = TabSlots(start, movable: movable)
            for _ in 0..<20 {
                let item = movable.isEmpty ? 0 : movable[random.next(movable.count)]
                if random.next(2) == 0 { slots.put(item, into: random.next(8) - 1) } else { slots.move(item, to: random.next(8) - 1) }
                #expect(slots.items.count == count)
                #expect(Set(slots.items).count == count)
                for (place, item) in start.enumerated() where !movable.contains(item) { #expect(slots.items[place] == item) }
            }
        }
    }
}

/// Numbers that are the same in each run.
private struct Steps {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
