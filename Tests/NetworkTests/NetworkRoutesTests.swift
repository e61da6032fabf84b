import NetworkRoutes
import Testing

struct NetworkRoutesTests {
    private let title = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"

    private func routes(_ ipv4: String, _ ipv6: String = "") -> NetworkRoutes {
        NetworkRoutes(ipv4: title + ipv4, ipv6: ipv6) { name in
            NetworkRoutes.Interface(name: name, index: 1, kind: name.hasPrefix("wl") ? .wifi : .wired)
        }
    }

    @Test("MO-159: a default route is a way out, and that of the least metric the best")
    func ipv4() {
        let found = routes(
            """
            wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
            eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
            eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0
            """)
        #expect(found.interfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(found.reachesIPv4)
        #expect(!found.reachesIPv6)
        #expect(found.isConnected)
    }

    @Test("MO-159: a route that leads somewhere, or is refused, is no way out")
    func noDefault() {
        let zeros = String(repeating: "0", count: 32)
        let refused = "\(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200 lo\n"
        let found = routes("eth0\t0001A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0", refused)
        #expect(found == .none)
        #expect(!found.isConnected)
    }

    @Test("MO-159: IPv6 alone is a way out")
    func ipv6() {
        let zeros = String(repeating: "0", count: 32)
        let route = "\(zeros) 00 \(zeros) 00 fe800000000000000000000000000001 00000400 00000001 00000000 00450003 wlan0"
        let found = routes("", route)
        #expect(found.reachesIPv6)
        #expect(!found.reachesIPv4)
        #expect(found.interfaces.map(\.kind) == [.wifi])
    }

    @Test(
        "MO-159: tables that make no sense have no routes",
        arguments: [
            "", "eth0", "eth0\tzz\t0\t0003\t0\t0\t0\t00000000", "eth0\t00000000\t0\t0003\t0\t0\t-1\t00000000", "\u{0}\u{0}\n\n\t\t\t",
            String(repeating: "eth0\t", count: 10_000),
        ])
    func damaged(table: String) {
        #expect(routes(table, table) == .none)
    }

    @Test("MO-159: this machine's own tables can be read")
    func own() {
        let found = NetworkRoutes.current
        #expect(found.isConnected == !found.interfaces.isEmpty)
        #expect(found.interfaces.allSatisfy { $0.index > 0 })
    }
}
