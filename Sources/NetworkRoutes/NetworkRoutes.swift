internal import DeviceNotice
import Foundation

/// Where the way out of this machine leads, as the kernel's tables of routes say.
package struct NetworkRoutes: Equatable, Sendable {
    /// The technology of an interface.
    package enum Kind: Equatable, Sendable {
        case wifi, wired, cellular, loopback, other
    }

    /// Something that packets can leave by.
    package struct Interface: Equatable, Sendable {
        package let name: String
        package let index: Int
        package let kind: Kind

        package init(name: String, index: Int, kind: Kind) {
            self.name = name
            self.index = index
            self.kind = kind
        }
    }

    /// The interfaces that a default route leads through, the best first.
    package var interfaces: [Interface] = []
    package var reachesIPv4 = false
    package var reachesIPv6 = false

    package var isConnected: Bool { reachesIPv4 || reachesIPv6 }

    /// No way out.
    package static let none = NetworkRoutes()

    /// As they are now: as a script says, where there is one.
    package static var current: NetworkRoutes {
        if let network = ScriptedDevice.shared.network { return NetworkRoutes(network) }
        return NetworkRoutes(
            ipv4: text(of: "/proc/net/route"), ipv6: text(of: "/proc/net/ipv6_route"),
            interface: { Interface(name: $0, index: Int(if_nametoindex($0)), kind: kind(of: $0)) })
    }

    /// - Parameters:
    ///   - ipv4: the kernel's table, a line with a title and one for each route. Lines that make no sense are passed over.
    ///   - ipv6: the same, without the title.
    package init(ipv4: String, ipv6: String, interface: (String) -> Interface) {
        let first = ipv4.split(separator: "\n").dropFirst().compactMap(Self.defaultRouteOfIPv4)
        let second = ipv6.split(separator: "\n").compactMap(Self.defaultRouteOfIPv6)
        reachesIPv4 = !first.isEmpty
        reachesIPv6 = !second.isEmpty
        var names: [String] = []
        for route in (first + second).sorted(by: { $0.metric < $1.metric }) where !names.contains(route.name) { names.append(route.name) }
        interfaces = names.map(interface)
    }

    private init() {}

    /// Named as those of a phone are.
    private init(_ network: ScriptedDevice.Network) {
        switch network {
        case .none: return
        case .wifi: interfaces = [Interface(name: "en0", index: 1, kind: .wifi)]
        case .wired: interfaces = [Interface(name: "en1", index: 2, kind: .wired)]
        case .cellular: interfaces = [Interface(name: "pdp_ip0", index: 3, kind: .cellular)]
        }
        (reachesIPv4, reachesIPv6) = (true, true)
    }

    private typealias Route = (name: String, metric: UInt64)
    private static let isUp: UInt64 = 0x1
    private static let isRejected: UInt64 = 0x200

    /// Columns: interface, destination, gateway, flags, references, uses, metric, mask, … in hexadecimal, but for the decimal metric.
    private static func defaultRouteOfIPv4(_ line: Substring) -> Route? {
        let columns = line.split(whereSeparator: \.isWhitespace)
        guard columns.count >= 8, UInt64(columns[1], radix: 16) == 0, UInt64(columns[7], radix: 16) == 0,
            let flags = UInt64(columns[3], radix: 16), flags & isUp != 0, flags & isRejected == 0, let metric = UInt64(columns[6])
        else { return nil }
        return (String(columns[0]), metric)
    }

    /// Columns: destination, its length, source, its length, next hop, metric, references, uses, flags, interface, in hexadecimal.
    private static func defaultRouteOfIPv6(_ line: Substring) -> Route? {
        let columns = line.split(whereSeparator: \.isWhitespace)
        guard columns.count >= 10, columns[0].allSatisfy({ $0 == "0" }), UInt64(columns[1], radix: 16) == 0,
            let flags = UInt64(columns[8], radix: 16), flags & isUp != 0, flags & isRejected == 0, columns[9] != "lo",
            let metric = UInt64(columns[5], radix: 16)
        else { return nil }
        return (String(columns[9]), metric)
    }

    private static func kind(of name: String) -> Kind {
        // A name comes from the kernel, and is still no path.
        guard !name.contains("/"), !name.hasPrefix(".") else { return .other }
        if name == "lo" { return .loopback }
        let folder = "/sys/class/net/\(name)"
        if FileManager.default.fileExists(atPath: folder + "/wireless") { return .wifi }
        if text(of: folder + "/uevent").contains("DEVTYPE=wwan") { return .cellular }
        let ethernet = "1"
        return text(of: folder + "/type").trimmingCharacters(in: .whitespacesAndNewlines) == ethernet ? .wired : .other
    }

    private static func text(of path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
