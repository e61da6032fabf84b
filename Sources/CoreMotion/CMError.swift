public import Foundation
import ObjCRuntime

/// The domain of errors of Core Motion.
// apple: https://developer.apple.com/documentation/coremotion/cmerrordomain
public let CMErrorDomain = "CMErrorDomain"

/// Why there are no measurements: the code of an error.
// apple: https://developer.apple.com/documentation/coremotion/cmerror
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    /// The code of an error.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// The north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Another reason.
public let CMErrorUnknown = CMError(103)
/// The user's motion is unknown: the error of all requests here.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not allow to see how he moves.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app may not see how the user moves.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// A parameter makes no sense.
public let CMErrorInvalidParameter = CMError(107)
/// It makes no sense now.
public let CMErrorInvalidAction = CMError(108)
/// There is no such thing.
public let CMErrorNotAvailable = CMError(109)
/// The app may not do it.
public let CMErrorNotEntitled = CMError(110)
/// The user does not allow it.
public let CMErrorNotAuthorized = CMError(111)

/// Says whether the user lets an application see movements.
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
