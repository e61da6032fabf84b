import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct DeviceTests {
    @Test("The identifier of the maker stays the same")
    func vendor() throws {
        let first = try #require(UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.identifierForVendor == first)
    }

    @Test("Without monitoring the battery is unknown")
    func unmonitored() {
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(UIDevice.current.batteryState == .unknown)
        #expect(!UIDevice.current.isProximityMonitoringEnabled)
        #expect(!UIDevice.current.proximityState)
    }

    @Test(
        "The battery is read as the kernel tells of it",
        arguments: [
            ("Charging", "37", UIDevice.BatteryState.charging, Float(0.37) as Float?), ("Full", "100", .full, 1),
            ("Discharging", "250", .unplugged, 1),
            ("???", "x", .unknown, nil as Float?),
        ])
    func battery(status: String, capacity: String, state: UIDevice.BatteryState, level: Float?) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let supply = folder.appendingPathComponent("BAT0")
        try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("type", "Battery\n"), ("status", status + "\n"), ("capacity", capacity + "\n")] {
            try Data(text.utf8).write(to: supply.appendingPathComponent(name))
        }
        let battery = Battery(supplies: folder)
        #expect(battery.state == state)
        #expect(battery.level == level)
    }

    @Test("A machine without a battery has neither level nor state")
    func noBattery() {
        let battery = Battery(supplies: URL(fileURLWithPath: "/nowhere"))
        #expect(battery.level == nil)
        #expect(battery.state == .unknown)
    }

    @Test("Orientations: their numbers and kinds")
    func orientations() {
        #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3)
        #expect(UIDeviceOrientation.faceDown.rawValue == 6)
        #expect(UIDeviceOrientation.faceUp.isFlat)
        #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.landscapeRight.isLandscape)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
    }
}
