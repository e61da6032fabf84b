internal import NetworkRoutes

/// The way out of the machine, at one time.
// apple: https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, Sendable {
    /// Says whether there is a way.
    // apple: https://developer.apple.com/documentation/network/nwpath/status-swift.enum
    public enum Status: Hashable, Sendable {
        /// There is a way.
        case satisfied
        case unsatisfied
        /// There would be a way after connecting. Never said here.
        case requiresConnection
    }

    /// Why there is no way.
    // apple: https://developer.apple.com/documentation/network/nwpath/unsatisfiedreason-swift.enum
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    /// Says whether there is a way.
    public let status: Status
    /// The interfaces that lead out, the best first.
    public let availableInterfaces: [NWInterface]
    /// True if addresses of 32 bits are reached.
    public let supportsIPv4: Bool
    /// True if addresses of 128 bits are reached.
    public let supportsIPv6: Bool
    /// True if names can be looked up: where there is a way, they can.
    public var supportsDNS: Bool { status == .satisfied }
    /// True if it leads through a telephone network.
    // apple: https://developer.apple.com/documentation/network/nwpath/isexpensive
    public var isExpensive: Bool { usesInterfaceType(.cellular) }
    /// True if the user wants to save data. Never here.
    public var isConstrained: Bool { false }
    /// Why there is no way: always because there is none.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// - Parameter isWanted: whether a way may lead through interfaces of a kind.
    init(_ routes: NetworkRoutes, isWanted: (NWInterface.InterfaceType) -> Bool) {
        availableInterfaces = routes.interfaces.map(NWInterface.init).filter { isWanted($0.type) }
        let isSatisfied = routes.isConnected && !availableInterfaces.isEmpty
        status = isSatisfied ? .satisfied : .unsatisfied
        supportsIPv4 = isSatisfied && routes.reachesIPv4
        supportsIPv6 = isSatisfied && routes.reachesIPv6
    }

    /// Returns true if the best way leads through an interface of a kind.
    // apple: https://developer.apple.com/documentation/network/nwpath/usesinterfacetype(_:)
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.first?.type == type }
}
