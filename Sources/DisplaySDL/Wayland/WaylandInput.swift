internal import CWayland
import Foundation

/// The mouse, the keyboard and the touchscreen of a seat, as far as their events have numbers: a compositor wants the number of the
/// event because of which something is copied or dragged.
@MainActor
final class WaylandInput {
    private enum Kind: UInt32, CaseIterable {
        case pointer = 0, keyboard, touch

        var interface: String {
            switch self {
            case .pointer: "wl_pointer"
            case .keyboard: "wl_keyboard"
            case .touch: "wl_touch"
            }
        }

        /// In the seat's set of what it has.
        var bit: UInt32 { 1 << rawValue }
    }

    private let seat: WaylandObject
    private var devices: [Kind: WaylandObject] = [:]
    private(set) var lastSerial: UInt32 = 0
    private(set) var pressSerial: UInt32?
    /// Buttons and fingers that are down.
    private var held = 0

    init(seat: WaylandObject) {
        self.seat = seat
        seat.handler = { [weak self] event, values in
            let capabilities: UInt32 = 0
            if event == capabilities { self?.update(values[0].u) }
        }
    }

    func close() {
        seat.handler = nil
        for device in devices.values { device.handler = nil }
    }

    private func update(_ capabilities: UInt32) {
        for kind in Kind.allCases {
            if capabilities & kind.bit == 0 {
                remove(kind)
            } else if devices[kind] == nil, let device = seat.send(kind.rawValue, [.made], making: kind.interface) {
                // The request for a kind has the kind's number.
                device.handler = { [weak self] event, values in self?.handle(kind, event, values) }
                devices[kind] = device
            }
        }
    }

    private func remove(_ kind: Kind) {
        guard let device = devices.removeValue(forKey: kind) else { return }
        let release: UInt32 = kind == .pointer ? 1 : 0
        device.destroy(device.version >= 3 ? release : nil)
        if kind != .keyboard { (held, pressSerial) = (0, nil) }
    }

    private func handle(_ kind: Kind, _ event: UInt32, _ values: UnsafeMutablePointer<wl_argument>) {
        switch (kind, event) {
        // It enters the window: what was held before is another's.
        case (.pointer, 0):
            lastSerial = values[0].u
            (held, pressSerial) = (0, nil)
        case (.pointer, 3): count(isDown: values[3].u != 0, serial: values[0].u)
        // The layout of the keys comes as a file that is this program's to close.
        case (.keyboard, 0): close(values[1].h)
        case (.keyboard, 1), (.keyboard, 3): lastSerial = values[0].u
        case (.touch, 0): count(isDown: true, serial: values[0].u)
        case (.touch, 1): count(isDown: false, serial: values[0].u)
        // The compositor has taken the fingers for a gesture of its own.
        case (.touch, 4): (held, pressSerial) = (0, nil)
        default: break
        }
    }

    private func close(_ file: Int32) { Foundation.close(file) }

    private func count(isDown: Bool, serial: UInt32) {
        lastSerial = serial
        held = max(held + (isDown ? 1 : -1), 0)
        if isDown { pressSerial = serial } else if held == 0 { pressSerial = nil }
    }
}
