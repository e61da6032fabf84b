import Display
import NetworkRoutes
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKit

@MainActor
struct StatusBarContentTests {
    @Test("Virtual time begins at 9:41, with a full battery, whatever the machine is")
    func virtual() {
        let clock = MediaClock(.virtual(startingAt: 0))
        let content = StatusBarContent(clock: clock)
        #expect(content.time == "9:41")
        #expect(content.charge == StatusBarContent.Charge(level: 1, isPlugged: false))
        clock.advance(by: 60 * 19 + 30)
        #expect(StatusBarContent(clock: clock).time == "10:00")
        #expect(StatusBarContent.timeToNextMinute(clock) == 30)
        #expect(StatusBarContent.time(ofDay: 24 * 3600 + 5 * 60) == "0:05")
    }

    @Test("The connection is that of the best way out")
    func connection() {
        func routes(_ kind: NetworkRoutes.Kind) -> NetworkRoutes {
            let header = "Iface Destination Gateway Flags RefCnt Use Metric Mask\n"
            return NetworkRoutes(ipv4: header + "x0 00000000 0101A8C0 0003 0 0 100 00000000\n", ipv6: "") {
                NetworkRoutes.Interface(name: $0, index: 1, kind: kind)
            }
        }
        #expect(StatusBarContent.connection(.none) == .none)
        #expect(StatusBarContent.connection(routes(.wifi)) == .wifi)
        #expect(StatusBarContent.connection(routes(.cellular)) == .cellular)
        #expect(StatusBarContent.connection(routes(.wired)) == .wired)
        #expect(StatusBarContent.connection(routes(.other)) == .wired)
    }

    @Test("A battery is told of where there is one, and says whether it is connected; a damaged one is none")
    func battery() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let supply = folder.appendingPathComponent("BAT0")
        try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: supply.appendingPathComponent(name))
        }
        #expect(StatusBarContent.charge(Battery(supplies: folder)) == nil)
        try write("Battery\n", "type")
        try write("40\n", "capacity")
        try write("Discharging\n", "status")
        let charge = try #require(StatusBarContent.charge(Battery(supplies: folder)))
        #expect(abs(charge.level - 0.4) < 0.001 && !charge.isPlugged)
        try write("Charging\n", "status")
        #expect(StatusBarContent.charge(Battery(supplies: folder))?.isPlugged == true)
        try write("many\n", "capacity")
        #expect(StatusBarContent.charge(Battery(supplies: folder)) == nil)
    }
}
