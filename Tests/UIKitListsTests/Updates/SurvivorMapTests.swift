import Testing
@testable import UIKitLists

struct SurvivorMapTests {
    @Test("without edits everything stays where it is")
    func nothing() {
        let map = SurvivorMap(left: [], taken: [])
        #expect(map.new(of: 1_000_000) == 1_000_000)
        #expect(map.old(of: 0) == 0)
    }

    @Test("survivors fill the free places in their order")
    func order() {
        // a b c d e without b and c, and with x at 0 and y at 3: x a d y e
        let map = SurvivorMap(left: [2, 1], taken: [3, 0])
        #expect((0..<5).map(map.new) == [1, nil, nil, 2, 4])
        #expect((0..<5).map(map.old) == [nil, 0, 3, nil, 4])
    }
}
