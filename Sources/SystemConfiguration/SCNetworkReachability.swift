@_exported public import Darwin
internal import DeviceNotice
import Dispatch
@_exported public import Foundation
internal import NetworkRoutes

/// How an address can be reached.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// Another name of ``connectionOnTraffic``.
    public static let connectionAutomatic = connectionOnTraffic
}

/// Called when the flags have changed.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycallback
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The value for a callback, and how it is kept.
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: Int
    /// The value for the callback.
    public var info: UnsafeMutableRawPointer?
    /// Called when the context is set, to keep ``info``. Nil for nothing.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when another one is set, or the watch goes. Nil for nothing.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// The description of ``info``. Never called here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Nothing is given.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// The value for the callback, and how it is kept.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// Watches whether there is a way to an address: to one of this machine always, to others where a route leads out of it (MO-160).
// apple: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability
public final class SCNetworkReachability: @unchecked Sendable {
    /// Where the callback is called.
    private enum Place {
        case queue(DispatchQueue)
        case runLoop(RunLoop, RunLoop.Mode)
    }
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context = SCNetworkReachabilityContext()
        var place: Place?
        var watch: RouteWatch?
        var flags: SCNetworkReachabilityFlags
    }
    private let lock = NSLock()
    /// Read and written while the lock is held.
    private var state: State
    private let isThisMachine: Bool
    private let routes: @Sendable () -> NetworkRoutes

    init(isThisMachine: Bool, routes: @escaping @Sendable () -> NetworkRoutes = { .current }) {
        self.isThisMachine = isThisMachine
        self.routes = routes
        state = State(flags: Self.flags(isThisMachine, routes()))
    }

    deinit { setCallback(nil, SCNetworkReachabilityContext()) }

    var flags: SCNetworkReachabilityFlags { Self.flags(isThisMachine, routes()) }

    private static func flags(_ isThisMachine: Bool, _ routes: NetworkRoutes) -> SCNetworkReachabilityFlags {
        if isThisMachine { return [.reachable, .isLocalAddress] }
        return routes.isConnected ? .reachable : []
    }

    func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext) {
        var kept = context
        if let info = context.info, let retain = context.retain { kept.info = UnsafeMutableRawPointer(mutating: retain(info)) }
        let old = lock.withLock {
            defer { (state.callback, state.context) = (callback, kept) }
            return state.context
        }
        if let info = old.info { old.release?(info) }
    }

    func watch(_ queue: DispatchQueue) { watch(at: .queue(queue)) }
    func watch(_ runLoop: RunLoop, _ mode: RunLoop.Mode) { watch(at: .runLoop(runLoop, mode)) }
    func stopWatching() { watch(at: nil) }

    private func watch(at place: Place?) {
        let watch = place == nil ? nil : RouteWatch { [weak self] in self?.routesDidChange() }
        let flags = flags
        let old = lock.withLock {
            defer { (state.place, state.watch, state.flags) = (place, watch, flags) }
            return state.watch
        }
        withExtendedLifetime(old) {}
    }

    func routesDidChange() {
        let flags = flags
        let place = lock.withLock { () -> Place? in
            guard state.flags != flags else { return nil }
            state.flags = flags
            return state.place
        }
        switch place {
        case .queue(let queue): ScriptedDevice.shared.reply(on: queue) { [self] in call(flags) }
        case .runLoop(let loop, let mode): loop.perform(inModes: [mode]) { [self] in call(flags) }
        case nil: break
        }
    }

    private func call(_ flags: SCNetworkReachabilityFlags) {
        let (callback, info) = lock.withLock { (state.place == nil ? nil : state.callback, state.context.info) }
        callback?(self, flags, info)
    }
}
