public import Foundation

/// The system that is reported to apps.
public enum _ObjCEmulatedSystem {
    /// The version of iOS whose behaviour and availability are emulated.
    public static let version = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
}

extension ProcessInfo {
    /// The meaning of `operatingSystemVersion` in translated code.
    public var _objcOperatingSystemVersion: OperatingSystemVersion { _ObjCEmulatedSystem.version }

    /// The meaning of `isOperatingSystemAtLeast(_:)` in translated code.
    public func _objcIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let ours = _ObjCEmulatedSystem.version
        return (ours.majorVersion, ours.minorVersion, ours.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    /// True if an iOS app runs on a Mac, built for Mac Catalyst. Always false.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/ismaccatalystapp
    public var isMacCatalystApp: Bool { false }

    /// True if an iOS app runs on a Mac as it is. Always false.
    // apple: https://developer.apple.com/documentation/foundation/processinfo/isiosapponmac
    public var isiOSAppOnMac: Bool { false }
}
