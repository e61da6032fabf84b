import Synchronization
import XCTest
import DeviceNotice
import NetworkRoutes
import SystemConfiguration

@testable import Network

final class NWPathMonitorTests: XCTestCase {
    private final class Machine: Sendable {
        let routes = Mutex(NetworkRoutes.none)
        func connect(by kind: NetworkRoutes.Kind) {
            let zeros = "eth0\t00000000\t0\t0003\t0\t0\t0\t00000000"
            routes.withLock { $0 = NetworkRoutes(ipv4: "Iface\n" + zeros, ipv6: "") { .init(name: $0, index: 2, kind: kind) } }
        }
    }
    private let machine = Machine()
    private let queue = DispatchQueue(label: "test")
    private final class Paths: Sendable {
        let all = Mutex<[NWPath]>([])
        func add(_ path: NWPath) { all.withLock { $0.append(path) } }
        var statuses: [NWPath.Status] { all.withLock { $0.map(\.status) } }
    }
    private let paths = Paths()

    private func monitor(_ isWanted: @escaping @Sendable (NWInterface.InterfaceType) -> Bool = { _ in true }) -> NWPathMonitor {
        let monitor = NWPathMonitor(routes: { [machine] in machine.routes.withLock { $0 } }, isWanted: isWanted)
        monitor.pathUpdateHandler = { [paths, queue] in
            dispatchPrecondition(condition: .onQueue(queue))
            paths.add($0)
        }
        return monitor
    }

    /// MO-25, MO-159: the handler is called with the path at the start, and when it has changed.
    func testChanges() {
        let monitor = monitor()
        XCTAssertEqual(monitor.currentPath.status, .unsatisfied)
        monitor.start(queue: queue)
        queue.sync {}
        XCTAssertEqual(paths.statuses, [.unsatisfied])
        monitor.routesDidChange()
        machine.connect(by: .wifi)
        monitor.routesDidChange()
        monitor.routesDidChange()
        queue.sync {}
        XCTAssertEqual(paths.statuses, [.unsatisfied, .satisfied])
        let path = monitor.currentPath
        XCTAssertTrue(path.usesInterfaceType(.wifi) && path.supportsIPv4 && path.supportsDNS && !path.supportsIPv6)
        XCTAssertFalse(path.isExpensive || path.isConstrained || path.usesInterfaceType(.wiredEthernet))
        XCTAssertEqual(path.availableInterfaces.map(\.name), ["eth0"])
    }

    /// MO-159: a cancelled monitor says nothing, and does not start again.
    func testCancelling() {
        let monitor = monitor()
        monitor.start(queue: queue)
        queue.sync {}
        monitor.cancel()
        machine.connect(by: .wired)
        monitor.routesDidChange()
        monitor.start(queue: queue)
        queue.sync {}
        XCTAssertEqual(paths.statuses, [.unsatisfied])
    }

    /// MO-159: a way through an interface that is not wanted is none.
    func testRequiredInterfaces() {
        machine.connect(by: .cellular)
        let monitor = monitor { $0 != .cellular }
        monitor.start(queue: queue)
        queue.sync {}
        XCTAssertEqual(paths.statuses, [.unsatisfied])
        let other = self.monitor { $0 == .cellular }
        other.start(queue: queue)
        queue.sync {}
        XCTAssertEqual(paths.statuses, [.unsatisfied, .satisfied])
        XCTAssertTrue(other.currentPath.isExpensive)
    }

    /// MO-159: the monitor of an app reads this machine's routes.
    func testThisMachine() {
        let answered = expectation(description: "the path")
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in
            XCTAssertEqual(path.status == .satisfied, !path.availableInterfaces.isEmpty)
            answered.fulfill()
        }
        monitor.start(queue: queue)
        wait(for: [answered], timeout: 10)
        monitor.cancel()
    }

    /// MO-161: a script says what leads out of the device, whatever the machine has; all who watch it hear of each change.
    func testScriptedNetwork() {
        let device = ScriptedDevice.shared
        device.network = .wifi
        defer { device.network = nil }
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { [paths] in paths.add($0) }
        monitor.start(queue: queue)
        queue.sync {}
        let target = SCNetworkReachabilityCreateWithName(nil, "example.org")!
        nonisolated(unsafe) var heard: [SCNetworkReachabilityFlags] = []
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in heard.append(flags) }, nil)
        SCNetworkReachabilitySetDispatchQueue(target, queue)
        for network in [ScriptedDevice.Network.cellular, .none, .none, .wired] {
            device.network = network
            queue.sync {}
            XCTAssertFalse(device.isReplying)
        }
        XCTAssertEqual(paths.statuses, [.satisfied, .satisfied, .unsatisfied, .satisfied])
        XCTAssertEqual(paths.all.withLock { $0.map(\.isExpensive) }, [false, true, false, false])
        XCTAssertEqual(heard, [[], .reachable])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        monitor.cancel()
        device.network = ScriptedDevice.Network.none
        queue.sync {}
        XCTAssertEqual(paths.statuses.count, 4)
    }

    /// MO-161: who ends watching is kept by nobody.
    func testEndedWatches() {
        let device = ScriptedDevice.shared
        let before = device.networkObserverCount
        for _ in 0..<20 {
            let monitor = NWPathMonitor()
            monitor.start(queue: queue)
            let target = SCNetworkReachabilityCreateWithName(nil, "example.org")!
            SCNetworkReachabilitySetDispatchQueue(target, queue)
            SCNetworkReachabilitySetDispatchQueue(target, nil)
            XCTAssertGreaterThan(device.networkObserverCount, before)
            monitor.cancel()
            queue.sync {}
        }
        XCTAssertEqual(device.networkObserverCount, before)
    }
}
