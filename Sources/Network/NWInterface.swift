internal import NetworkRoutes

/// Something that packets can leave the machine by.
// apple: https://developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of an interface.
    // apple: https://developer.apple.com/documentation/network/nwinterface/interfacetype
    public enum InterfaceType: Hashable, Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// Such as `eth0`.
    public let name: String
    /// The kernel's number of it.
    public let index: Int

    init(_ interface: NetworkRoutes.Interface) {
        name = interface.name
        index = interface.index
        type =
            switch interface.kind {
            case .wifi: .wifi
            case .wired: .wiredEthernet
            case .cellular: .cellular
            case .loopback: .loopback
            case .other: .other
            }
    }

    public var debugDescription: String { name }
}
