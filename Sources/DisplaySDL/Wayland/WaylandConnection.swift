internal import CWayland
import Foundation

/// What a Wayland compositor says to this program of selections and drags, on the connection that SDL has opened, beside SDL.
///
/// The events have a queue of their own, so that neither hands out the other's. Whoever reads the connection fills both.
// Facts: the protocol "wayland", whose requests and events are numbered in their order.
@MainActor
final class WaylandConnection {
    private let display: OpaquePointer
    private let queue: OpaquePointer
    private let registry: WaylandObject
    private let seat: WaylandObject
    private let manager: WaylandObject
    /// For what is handed over on the seat: selections and drags.
    let device: WaylandObject
    let input: WaylandInput
    private var isClosed = false

    /// Nil where the compositor has no seat, or hands nothing over.
    /// - Parameter display: SDL's connection.
    init?(display: OpaquePointer) {
        guard let queue = wl_display_create_queue(display), let registry = Self.registry(of: display, queue) else { return nil }
        self.display = display
        self.queue = queue
        self.registry = registry
        var known: [String: (name: UInt32, version: UInt32)] = [:]
        registry.handler = { event, values in
            let announced: UInt32 = 0
            guard event == announced, let interface = values[1].s else { return }
            let name = String(cString: interface)
            if known[name] == nil { known[name] = (values[0].u, values[2].u) }
        }
        wl_display_roundtrip_queue(display, queue)
        registry.handler = nil
        guard let seat = Self.bind("wl_seat", known, upTo: 5, registry),
            let manager = Self.bind("wl_data_device_manager", known, upTo: 3, registry),
            let device = manager.send(Request.getDataDevice, [.made, .object(seat.proxy)], making: "wl_data_device")
        else {
            // What has been made stays, with the queue that its events go to.
            return nil
        }
        self.seat = seat
        self.manager = manager
        self.device = device
        input = WaylandInput(seat: seat)
        flush()
    }

    private enum Request {
        static let getRegistry: UInt32 = 1
        static let bind: UInt32 = 0
        static let createDataSource: UInt32 = 0
        static let getDataDevice: UInt32 = 1
    }

    /// What is made by the wrapper, and by what it makes, has its events in the queue.
    private static func registry(of display: OpaquePointer, _ queue: OpaquePointer) -> WaylandObject? {
        guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display)) else { return nil }
        defer { wl_proxy_wrapper_destroy(wrapper) }
        let factory = OpaquePointer(wrapper)
        wl_proxy_set_queue(factory, queue)
        var made = wl_argument(o: nil)
        return wl_proxy_marshal_array_flags(
            factory, Request.getRegistry, WaylandInterface.named("wl_registry"), wl_proxy_get_version(factory), 0, &made
        ).map { WaylandObject($0) }
    }

    private static func bind(
        _ interface: String, _ known: [String: (name: UInt32, version: UInt32)], upTo latest: UInt32, _ registry: WaylandObject
    ) -> WaylandObject? {
        guard let found = known[interface] else { return nil }
        let version = min(found.version, latest)
        return registry.send(
            Request.bind, [.number(found.name), .text(interface), .number(version), .made], making: interface, version: version)
    }

    /// What the program offers to others; nil where the connection has ended.
    func makeSource() -> WaylandObject? { isClosed ? nil : manager.send(Request.createDataSource, [.made], making: "wl_data_source") }

    /// The number of the last event of a person's hand or of the focus, by which a compositor knows that something is not done behind
    /// the person's back.
    var lastSerial: UInt32 { input.lastSerial }
    /// That of the press which holds the mouse's button down; nil while it is up.
    var pressSerial: UInt32? { input.pressSerial }
    /// True if both sides of a drag can say what it is to do, and are told of its end.
    var knowsActions: Bool { manager.version >= 3 }

    func flush() { if !isClosed { wl_display_flush(display) } }

    /// Hands out what has been read.
    func handleQueued() {
        guard !isClosed else { return }
        wl_display_dispatch_queue_pending(display, queue)
        flush()
    }

    /// Hands out what the compositor has told up to now.
    func catchUp() { if !isClosed, wl_display_get_error(display) == 0 { wl_display_roundtrip_queue(display, queue) } }

    /// To be called before SDL closes the connection.
    ///
    /// The objects stay until then, and what comes for them stays in the queue: what a compositor makes for an object that is gone already
    /// is unknown to the library, which takes the next that it makes for a mistake and gives the connection up.
    func close() {
        guard !isClosed else { return }
        input.close()
        device.handler = nil
        flush()
        isClosed = true
    }
}
