internal import CWayland
import Foundation

/// An object of the Wayland protocol: requests are sent to it by their numbers, and its events come to a handler.
@MainActor
final class WaylandObject {
    /// A value of a request.
    enum Argument {
        case number(UInt32)
        /// Copied by the library, which closes its copy.
        case descriptor(Int32)
        case text(String?)
        case object(OpaquePointer?)
        /// Where the object stands that the request makes.
        case made
    }

    let proxy: OpaquePointer
    /// Receives each event by its number. To be set before the next time that events are handed out.
    var handler: ((UInt32, UnsafeMutablePointer<wl_argument>) -> Void)?
    private var isDestroyed = false

    /// Takes over an object that has no listener.
    init(_ proxy: OpaquePointer) {
        self.proxy = proxy
        wl_proxy_add_dispatcher(proxy, Self.dispatch, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private static let dispatch: wl_dispatcher_func_t = { object, _, number, _, arguments in
        guard let object, let arguments else { return 0 }
        nonisolated(unsafe) let (known, values) = (object, arguments)
        MainActor.assumeIsolated {
            // It may be destroyed by what it tells.
            let object = Unmanaged<WaylandObject>.fromOpaque(known).takeUnretainedValue()
            object.handler?(number, values)
        }
        return 0
    }

    var version: UInt32 { wl_proxy_get_version(proxy) }

    /// - Parameters:
    ///   - interface: of the object that the request makes.
    ///   - version: of that object; nil for the version of this one.
    /// - Returns: the object that the request makes.
    @discardableResult
    func send(
        _ request: UInt32, _ arguments: [Argument] = [], making interface: String? = nil, version: UInt32? = nil
    ) -> WaylandObject? {
        guard !isDestroyed else { return nil }
        return marshal(request, arguments, WaylandInterface.named(interface), version ?? self.version, 0).map { WaylandObject($0) }
    }

    /// No event comes afterwards. Does nothing the second time.
    /// - Parameter request: says so to the compositor; nil where the protocol has no such request.
    func destroy(_ request: UInt32?) {
        guard !isDestroyed else { return }
        isDestroyed = true
        handler = nil
        let destroys: UInt32 = 1
        if let request { _ = marshal(request, [], nil, version, destroys) } else { wl_proxy_destroy(proxy) }
    }

    private func marshal(
        _ request: UInt32, _ arguments: [Argument], _ interface: UnsafePointer<wl_interface>?, _ version: UInt32, _ flags: UInt32
    ) -> OpaquePointer? {
        var texts: [UnsafeMutablePointer<CChar>] = []
        defer { for text in texts { free(text) } }
        var values = arguments.map { argument -> wl_argument in
            switch argument {
            case .number(let number): return wl_argument(u: number)
            case .descriptor(let descriptor): return wl_argument(h: descriptor)
            case .object(let object): return wl_argument(o: object)
            case .made: return wl_argument(o: nil)
            case .text(let text):
                guard let copy = text.flatMap({ strdup($0) }) else { return wl_argument(s: nil) }
                texts.append(copy)
                return wl_argument(s: UnsafePointer(copy))
            }
        }
        return wl_proxy_marshal_array_flags(proxy, request, interface, version, flags, &values)
    }
}
