public import Foundation
import ObjCRuntime

/// The domain of errors of Core Motion.
// apple: https://developer.apple.com/documentation/coremotion/cmerrordomain
public let CMErrorDomain = "CMErrorDomain"

/// Why there are no measurements: the code of an error.
// apple: https://developer.apple.com/documentation/coremotion/cmerror
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

/// Whether the user lets an application see movements.
// apple: https://developer.apple.com/documentation/coremotion/cmauthorizationstatus
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
}

/// A measurement and its time. None is ever made here: there are no sensors.
// apple: https://developer.apple.com/documentation/coremotion/cmlogitem
open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
    /// In seconds since the device started.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
