import Foundation
import Network
import SystemConfiguration

/// Says whether the world can be reached, asked in the newer and in the older way.
public enum Connection {
    #if canImport(CoreLocation) && !canImport(StoreKit)
        /// Of a module that is here in part, code that looks for it would want the rest.
        public static let looksForWholeModules = true
    #endif

    public static func watch(on queue: DispatchQueue, _ tell: @escaping (Bool) -> Void) -> NWPathMonitor {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in tell(path.status == .satisfied) }
        monitor.start(queue: queue)
        return monitor
    }

    public static var isReachable: Bool {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        let route = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags = SCNetworkReachabilityFlags()
        guard let route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
        return flags.contains(.reachable) && !flags.contains(.connectionRequired)
    }
}
