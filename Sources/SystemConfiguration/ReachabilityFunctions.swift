public import Darwin
public import Dispatch
public import Foundation
public import ObjCRuntime

/// Watches the way to a name. It is not looked up: a way out of the machine is taken for one to any name but `localhost`.
/// - Returns: nil for an empty name.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithname(_:_:)
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return LastStatus.note(name.isEmpty ? nil : SCNetworkReachability(isThisMachine: name == "localhost"))
}

/// Watches the way to an address; that of zeros stands for any.
/// - Returns: nil for an address that is neither of IPv4 nor of IPv6.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddress(_:_:)
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr.littleEndian
        return LastStatus.note(SCNetworkReachability(isThisMachine: bytes & 0xFF == 127))
    case AF_INET6:
        let address = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
        let bytes = withUnsafeBytes(of: address) { Array($0) }
        return LastStatus.note(SCNetworkReachability(isThisMachine: bytes == Array(repeating: 0, count: 15) + [1]))
    default: return LastStatus.note(nil)
    }
}

/// Says how the address can be reached now.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitygetflags(_:_:)
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Takes who is called when the flags have changed; nil for nobody.
/// - Parameter context: its pointer is kept as it says.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetcallback(_:_:_:)
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee ?? SCNetworkReachabilityContext())
    return true
}

/// Begins to call on a queue, or ends it for nil.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetdispatchqueue(_:_:)
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    if let queue { target.watch(queue) } else { target.stopWatching() }
    return true
}

/// Begins to call on a run loop.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityschedulewithrunloop(_:_:_:)
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: NSString) -> Bool
{
    target.watch(runLoop, RunLoop.Mode("\(runLoopMode)"))
    return true
}

/// Ends what ``SCNetworkReachabilityScheduleWithRunLoop(_:_:_:)`` began.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityunschedulefromrunloop(_:_:_:)
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: NSString
) -> Bool {
    target.stopWatching()
    return true
}
