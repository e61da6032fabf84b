public import Foundation

extension ProcessInfo {
    /// How hot the device is.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
    public enum ThermalState: Int, Sendable {
        case nominal
        case fair
        case serious
        case critical
    }

    /// How hot the device is. Nobody tells here: nominal.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.property
    public var thermalState: ThermalState { .nominal }

    /// True if the user wants to save power at the cost of speed. There is no such setting here: false.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled
    public var isLowPowerModeEnabled: Bool { false }

    /// Posted after ``thermalState`` has changed, which it does not.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/thermalstatedidchangenotification
    public class var thermalStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
}

extension NSNotification.Name {
    /// Posted after ``Foundation/ProcessInfo/isLowPowerModeEnabled`` has changed, which it does not.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
