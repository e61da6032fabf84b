import Testing
import UIKit

@testable import UIKitLists

struct SwipeMotionTests {
    private let motion = SwipeMotion(
        rowWidth: 400, leading: .init(width: 80, performsWithFullSwipe: false),
        trailing: .init(width: 160, performsWithFullSwipe: true), theme: .flat)

    @Test("the row follows the finger up to the width of its actions, and beyond where a full swipe does something")
    func follows() {
        #expect(motion.opening(from: 0, way: 100) == 100)
        #expect(motion.opening(from: 0, way: 300) == 300)
        #expect(motion.opening(from: 160, way: -60) == 100)
        #expect(motion.opening(from: 0, way: 900) == 400)
    }

    @Test("without a full swipe the row gives way slowly beyond its actions, and where there are none")
    func resists() {
        #expect(motion.opening(from: 0, way: -80) == -80)
        #expect(motion.opening(from: 0, way: -180) == -105)
        var oneSided = motion
        oneSided.leading = nil
        #expect(oneSided.opening(from: 0, way: -40) == -10)
        #expect(oneSided.opening(from: 0, way: -4000) == -100)
    }

    @Test("a finger that is lifted closes the row, leaves it open, or does the first action")
    func outcomes() {
        #expect(motion.outcome(opening: 60, velocity: 0) == .close)
        #expect(motion.outcome(opening: 90, velocity: 0) == .open(160))
        #expect(motion.outcome(opening: 60, velocity: 400) == .open(160))
        #expect(motion.outcome(opening: 150, velocity: -1000) == .close)
        #expect(motion.outcome(opening: -50, velocity: 0) == .open(-80))
        #expect(motion.outcome(opening: -50, velocity: 400) == .close)
        #expect(motion.outcome(opening: 250, velocity: 0) == .perform(isTrailing: true))
        #expect(motion.outcome(opening: -105, velocity: -900) == .open(-80), "no full swipe at this end")
        #expect(motion.outcome(opening: 0, velocity: 9000) == .close)
    }

    @Test("rows between where one was and where it would go move by its height")
    func displacement() {
        var plan = RowDisplacement(source: 88...132, boundary: 88)
        #expect(plan.displacement(ofTop: 44) == 0)
        #expect(plan.displacement(ofTop: 132) == 0)
        #expect(plan.targetTop == 88)
        plan.boundary = 220
        #expect(plan.displacement(ofTop: 132) == -44)
        #expect(plan.displacement(ofTop: 176) == -44)
        #expect(plan.displacement(ofTop: 220) == 0)
        #expect(plan.displacement(ofTop: 44) == 0)
        #expect(plan.targetTop == 176)
        plan.boundary = 0
        #expect(plan.displacement(ofTop: 0) == 44)
        #expect(plan.displacement(ofTop: 44) == 44)
        #expect(plan.displacement(ofTop: 132) == 0)
        #expect(plan.targetTop == 0)
    }

    @Test("a table scrolls by itself the faster, the nearer the finger is to its edge")
    func edges() {
        let scrolling = EdgeScrolling(zone: 50, greatestSpeed: 1000)
        #expect(scrolling.speed(of: 300, within: 0...600) == 0)
        #expect(scrolling.speed(of: 575, within: 0...600) == 500)
        #expect(scrolling.speed(of: 700, within: 0...600) == 1000)
        #expect(scrolling.speed(of: 25, within: 0...600) == -500)
        #expect(scrolling.speed(of: 0, within: 0...0) == 0)
    }
}
