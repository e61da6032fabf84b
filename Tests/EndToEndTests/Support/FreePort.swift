import Foundation

/// Finds a port on which nobody listens.
enum FreePort {
    struct NoneFree: Error {}

    /// Beyond those that applications try by themselves, and below those that the system gives away.
    static func find() throws -> Int {
        let first = 20_000 + Int(getpid() % 10_000)
        guard let port = (first..<first + 100).first(where: isFree) else { throw NoneFree() }
        return port
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        } == 0
    }
}
