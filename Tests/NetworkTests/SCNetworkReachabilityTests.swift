import Synchronization
import XCTest
import NetworkRoutes
import ObjCRuntime

@testable import SystemConfiguration

final class SCNetworkReachabilityTests: XCTestCase {
    private final class Machine: Sendable {
        let isConnected = Mutex(false)
        var routes: NetworkRoutes {
            guard isConnected.withLock({ $0 }) else { return .none }
            return NetworkRoutes(ipv4: "Iface\neth0\t00000000\t0\t0003\t0\t0\t0\t00000000", ipv6: "") {
                .init(name: $0, index: 1, kind: .wired)
            }
        }
    }
    private let machine = Machine()

    private func reachability(isThisMachine: Bool = false) -> SCNetworkReachability {
        SCNetworkReachability(isThisMachine: isThisMachine) { [machine] in machine.routes }
    }

    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags: SCNetworkReachabilityFlags = .isWWAN
        XCTAssertTrue(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    /// MO-160: others are reachable where there is a way out, this machine always.
    func testFlags() {
        let target = reachability()
        XCTAssertEqual(flags(target), [])
        machine.isConnected.withLock { $0 = true }
        XCTAssertEqual(flags(target), .reachable)
        XCTAssertEqual(flags(reachability(isThisMachine: true)), [.reachable, .isLocalAddress])
    }

    /// MO-160: an address of zeros stands for any, 127.0.0.1 and ::1 for this machine.
    func testAddresses() throws {
        func target(_ text: String) -> SCNetworkReachability? {
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr(text)
            return withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0) }
            }
        }
        XCTAssertFalse(flags(try XCTUnwrap(target("0.0.0.0"))).contains(.isLocalAddress))
        XCTAssertTrue(flags(try XCTUnwrap(target("127.0.0.1"))).contains(.isLocalAddress))
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        XCTAssertEqual(inet_pton(AF_INET6, "::1", &six.sin6_addr), 1)
        let local = withUnsafePointer(to: &six) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        XCTAssertTrue(flags(try XCTUnwrap(local)).contains(.isLocalAddress))
        XCTAssertEqual(SCError(), kSCStatusOK)
        XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
        XCTAssertEqual(SCError(), kSCStatusInvalidArgument)
        XCTAssertTrue(flags(try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "localhost"))).contains(.isLocalAddress))
    }

    /// MO-160: changes are reported on the queue, with what the context holds, until that ends.
    func testCallback() {
        let target = reachability()
        let queue = DispatchQueue(label: "test")
        let heard = NSMutableArray()
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(heard).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        SCNetworkReachabilitySetCallback(
            target,
            { _, flags, info in
                Unmanaged<NSMutableArray>.fromOpaque(info!).takeUnretainedValue().add(flags.rawValue)
            }, &context)
        SCNetworkReachabilitySetDispatchQueue(target, queue)
        machine.isConnected.withLock { $0 = true }
        target.routesDidChange()
        target.routesDidChange()
        queue.sync {}
        XCTAssertEqual(heard as? [UInt32], [SCNetworkReachabilityFlags.reachable.rawValue])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        machine.isConnected.withLock { $0 = false }
        target.routesDidChange()
        queue.sync {}
        XCTAssertEqual(heard.count, 1)
        SCNetworkReachabilitySetCallback(target, nil, nil)
    }

    /// MO-160: or on a run loop.
    func testRunLoop() {
        let target = reachability()
        nonisolated(unsafe) var heard: [SCNetworkReachabilityFlags] = []
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in heard.append(flags) }, nil)
        SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue)
        machine.isConnected.withLock { $0 = true }
        target.routesDidChange()
        XCTAssertEqual(heard, [])
        _ = RunLoop.current.run(mode: .default, before: Date())
        XCTAssertEqual(heard, [.reachable])
        SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue)
    }

    /// MO-160: what the context holds is kept while it is needed.
    func testContext() {
        nonisolated(unsafe) var count = 0
        let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { info.deallocate() }
        var context = SCNetworkReachabilityContext(
            version: 0, info: info,
            retain: {
                count += 1
                return $0
            }, release: { _ in count -= 1 }, copyDescription: nil)
        var target: SCNetworkReachability? = reachability()
        SCNetworkReachabilitySetCallback(target!, { _, _, _ in }, &context)
        XCTAssertEqual(count, 1)
        SCNetworkReachabilitySetCallback(target!, { _, _, _ in }, &context)
        XCTAssertEqual(count, 1)
        target = nil
        XCTAssertEqual(count, 0)
    }
}
