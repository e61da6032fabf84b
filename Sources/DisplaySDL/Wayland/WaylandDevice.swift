internal import CWayland
import Foundation

/// Tells what is offered on the seat: what was copied, and what is dragged over the windows.
@MainActor
final class WaylandDevice {
    /// A drag as the compositor follows it. Places are in units of the window system, in the window.
    enum DragNews {
        /// - Parameter surface: the window, as the protocol names it.
        case entered(serial: UInt32, surface: OpaquePointer?, x: Double, y: Double, offer: WaylandOffer?)
        case moved(x: Double, y: Double)
        case left
        case dropped
    }

    private let connection: WaylandConnection
    /// Offers of which it is not known yet what for.
    private var announced: [OpaquePointer: WaylandOffer] = [:]
    /// Receives what has been copied; nil for nothing.
    var selectionHandler: ((WaylandOffer?) -> Void)?
    var dragHandler: ((DragNews) -> Void)?

    init(_ connection: WaylandConnection) {
        self.connection = connection
        connection.device.handler = { [weak self] event, values in self?.handle(event, values) }
    }

    private func handle(_ event: UInt32, _ values: UnsafeMutablePointer<wl_argument>) {
        switch event {
        case 0: if let proxy = values[0].o { announced[proxy] = WaylandOffer(proxy, connection) }
        case 1:
            let (x, y) = (WaylandFixed.number(values[2].f), WaylandFixed.number(values[3].f))
            dragHandler?(.entered(serial: values[0].u, surface: values[1].o, x: x, y: y, offer: offer(values[4].o)))
        case 2: dragHandler?(.left)
        case 3: dragHandler?(.moved(x: WaylandFixed.number(values[1].f), y: WaylandFixed.number(values[2].f)))
        case 4: dragHandler?(.dropped)
        case 5: selectionHandler?(offer(values[0].o))
        default: break
        }
    }

    private func offer(_ proxy: OpaquePointer?) -> WaylandOffer? { proxy.flatMap { announced.removeValue(forKey: $0) } }

    /// Drags and offers that come later are nobody's.
    func close() {
        (selectionHandler, dragHandler) = (nil, nil)
        for offer in announced.values { offer.destroy() }
        announced = [:]
    }
}
