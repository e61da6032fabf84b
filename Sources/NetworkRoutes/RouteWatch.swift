internal import DeviceNotice
import Dispatch
import Foundation
import Synchronization

/// Tells when the kernel changes its routes, its interfaces or their addresses, and when a script changes the network, until it goes.
// A source of Dispatch may be used on any thread.
package final class RouteWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead
    private let scriptObserver: Int

    /// - Parameter change: called on a queue of its own, once for changes that come together.
    /// - Returns: nil if the kernel gives no socket for it.
    package init?(change: @escaping @Sendable () -> Void) {
        // Of <linux/rtnetlink.h>: changes of links, and of IPv4 and IPv6 addresses and routes.
        let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
        let routes: Int32 = 0
        let socket = Glibc.socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), routes)
        guard socket >= 0 else { return nil }
        var address = NetlinkAddress(family: UInt16(AF_NETLINK), padding: 0, process: 0, groups: groups)
        let size = socklen_t(MemoryLayout<NetlinkAddress>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
        }
        guard isBound else {
            close(socket)
            return nil
        }
        let queue = DispatchQueue(label: "forastero.routes")
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler {
            // The content of the messages is in the tables, which are read again. An overrun says that there were many.
            var buffer = [UInt8](repeating: 0, count: 8_192)
            var result = 0
            repeat { result = recv(socket, &buffer, buffer.count, 0) } while result > 0 || (result < 0 && errno == ENOBUFS)
            change()
        }
        source.setCancelHandler { close(socket) }
        source.activate()
        self.source = source
        scriptObserver = ScriptedDevice.shared.observeNetwork(change)
    }

    deinit {
        source.cancel()
        ScriptedDevice.shared.forgetNetworkObserver(scriptObserver)
    }
}

/// `struct sockaddr_nl` of <linux/netlink.h>.
private struct NetlinkAddress {
    var family: UInt16
    var padding: UInt16
    var process: UInt32
    var groups: UInt32
}
