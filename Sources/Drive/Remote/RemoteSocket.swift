internal import Foundation

/// Sockets with a name in the file system, by which a test waits for the app that it has started.
package final class RemoteSocket {
    private let descriptor: Int32
    package let path: String
    /// The file is this object's own. An object whose initialiser throws at the end is ended as any other.
    private var isListening = false

    /// Begins to listen.
    /// - Parameter path: at most 107 bytes long; nothing is there yet. Removed with this object.
    package init(listeningAt path: String) throws(RemoteError) {
        self.path = path
        descriptor = try Self.make()
        let isBound = try Self.withAddress(path) { bind(descriptor, $0, $1) == 0 }
        guard isBound, listen(descriptor, 1) == 0 else {
            throw RemoteError("nothing can listen at \(path): \(String(cString: strerror(errno)))")
        }
        isListening = true
    }

    deinit {
        close(descriptor)
        if isListening { unlink(path) }
    }

    /// Waits for the other process.
    /// - Parameter isWorthwhile: asked again and again; false gives it up.
    package func accept(while isWorthwhile: () -> Bool) -> RemoteChannel? {
        while isWorthwhile() {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 50) > 0 else { continue }
            let connection = Glibc.accept(descriptor, nil, nil)
            if connection >= 0 { return RemoteChannel(descriptor: connection) }
        }
        return nil
    }

    /// Goes to a process that listens.
    package static func connect(to path: String) throws(RemoteError) -> RemoteChannel {
        let descriptor = try make()
        guard try withAddress(path, { Glibc.connect(descriptor, $0, $1) == 0 }) else {
            close(descriptor)
            throw RemoteError("no test listens at \(path): \(String(cString: strerror(errno)))")
        }
        return RemoteChannel(descriptor: descriptor)
    }

    private static func make() throws(RemoteError) -> Int32 {
        // Programs that the app starts must not keep the connection open.
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw RemoteError("there is no socket to be had: \(String(cString: strerror(errno)))") }
        return descriptor
    }

    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) throws(RemoteError) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard bytes.count < room else { throw RemoteError("the name of the socket is longer than \(room - 1) bytes: \(path)") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
