import Foundation

extension UIDevice {
    /// Says whether the device runs on its battery.
    // apple: https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// How full the battery is, from 0 to 1; -1 while ``isBatteryMonitoringEnabled`` is false, and where there is no battery.
    @objc open var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery().level ?? -1 : -1 }

    /// Unknown while ``isBatteryMonitoringEnabled`` is false, and where there is no battery.
    @objc open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? Battery().state : .unknown }

    /// True if something is close to the screen: there is no sensor, so no.
    @objc open var proximityState: Bool { false }
}
