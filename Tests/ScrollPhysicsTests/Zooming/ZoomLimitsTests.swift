import Foundation
import Testing

@testable import ScrollPhysics

struct ZoomLimitsTests {
    @Test("Limits that are no numbers, or the wrong way round, leave no choice")
    func oddLimits() {
        #expect(!ZoomLimits(.nan, .infinity).leaveChoice)
        #expect(!ZoomLimits(2, 1).leaveChoice)
        #expect(!ZoomLimits(-1, 0).leaveChoice)
        #expect(ZoomLimits(2, 1).clamp(7) == 2)
        #expect(ZoomLimits(1, 3).shown(1000, bounces: true) < 6)
    }
}
