import Synchronization

// The results of this module's functions for `SCError()`.
// apple: https://developer.apple.com/documentation/systemconfiguration/1517496-system_configuration_status_code

/// All is well.
public let kSCStatusOK: Int32 = 0
/// Something went wrong.
public let kSCStatusFailed: Int32 = 1001
/// A parameter makes no sense.
public let kSCStatusInvalidArgument: Int32 = 1002

/// Why the last watch could not be made: ``kSCStatusOK`` if it could. Nothing else here fails.
// apple: https://developer.apple.com/documentation/systemconfiguration/scerror()
public func SCError() -> Int32 { LastStatus.value.withLock { $0 } }

enum LastStatus {
    static let value = Mutex<Int32>(kSCStatusOK)

    /// Notes whether a watch could be made, and hands it on.
    static func note(_ made: SCNetworkReachability?) -> SCNetworkReachability? {
        value.withLock { $0 = made == nil ? kSCStatusInvalidArgument : kSCStatusOK }
        return made
    }
}
