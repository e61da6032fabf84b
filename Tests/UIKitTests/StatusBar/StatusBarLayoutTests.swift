import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct StatusBarLayoutTests {
    private func layout(
        _ width: CGFloat, _ height: CGFloat, isTablet: Bool = false, connection: StatusBarContent.Connection = .wifi,
        hasBattery: Bool = true
    ) -> StatusBarLayout {
        let charge = hasBattery ? StatusBarContent.Charge(level: 1, isPlugged: false) : nil
        return StatusBarLayout(
            strip: CGRect(x: 0, y: 0, width: width, height: height), isTablet: isTablet,
            content: StatusBarContent(time: "9:41", connection: connection, charge: charge))
    }

    @Test("The time is beside the housing of a tall phone, in the middle of others, and in the corner of a tablet")
    func time() {
        #expect(layout(390, 47).time == CGRect(x: 0, y: 8, width: 130, height: 39))
        #expect(layout(320, 20).time == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(layout(820, 24, isTablet: true).time == CGRect(x: 16, y: 0, width: 120, height: 24))
        #expect(layout(390, 47).fontSize == 17)
        #expect(layout(320, 20).fontSize == 12)
    }

    @Test("The signs are on the other side of the housing; without one the network is on the left, and the battery on the right")
    func signs() {
        let tall = layout(390, 47)
        #expect(tall.network == CGPoint(x: 301, y: 21))
        #expect(tall.battery == CGPoint(x: 324, y: 21))
        let low = layout(320, 20)
        #expect(low.network == CGPoint(x: 6, y: 4))
        #expect(low.battery == CGPoint(x: 288, y: 4))
        let tablet = layout(820, 24, isTablet: true)
        #expect(tablet.network == CGPoint(x: 755, y: 6))
        #expect(tablet.battery == CGPoint(x: 778, y: 6))
    }

    @Test("What the device has not leaves no gap")
    func missing() {
        #expect(layout(390, 47, connection: .none).network == nil)
        #expect(layout(390, 47, connection: .none).battery == CGPoint(x: 312, y: 21))
        #expect(layout(390, 47, hasBattery: false).battery == nil)
        #expect(layout(820, 24, isTablet: true, hasBattery: false).network == CGPoint(x: 787, y: 6))
        let neither = layout(320, 20, connection: .none, hasBattery: false)
        #expect(neither.network == nil && neither.battery == nil)
    }
}
