import Foundation

/// The battery of the machine, as the kernel reports it.
package struct Battery {
    private let folder: URL?

    /// - Parameter supplies: the folder with a folder for each source of power.
    package init(supplies: URL = URL(fileURLWithPath: "/sys/class/power_supply")) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: supplies.path)) ?? []
        folder = names.sorted().map { supplies.appendingPathComponent($0) }.first { Self.text("type", in: $0) == "Battery" }
    }

    /// From 0 to 1; nil without a battery.
    package var level: Float? {
        guard let folder, let text = Self.text("capacity", in: folder), let percent = Float(text), percent >= 0 else { return nil }
        return min(percent / 100, 1)
    }

    package var state: UIDevice.BatteryState {
        guard let folder else { return .unknown }
        switch Self.text("status", in: folder) {
        case "Charging": return .charging
        case "Full", "Not charging": return .full
        case "Discharging": return .unplugged
        default: return .unknown
        }
    }

    private static func text(_ name: String, in folder: URL) -> String? {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
