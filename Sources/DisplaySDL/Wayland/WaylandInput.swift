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
    /// That of the press of the mouse's left button, while it is down.
    private(set) var pressSerial: UInt32?
    /// Where the mouse is, in the window where its button went down.
    private(set) var pointer: (surface: OpaquePointer?, x: Double, y: Double) = (nil, 0, 0)
    /// True if the button went up without SDL's being told, which does not tell of the next press therefore.
    private(set) var isNextPressUnseen = false
    /// Receives where the mouse is while its button is down, also outside of the window.
    var motionHandler: ((_ x: Double, _ y: Double) -> Void)?
    /// Called when the button goes up over the window.
    var releaseHandler: (() -> Void)?
    /// Receives a press that SDL does not tell of.
    var unseenPressHandler: ((_ surface: OpaquePointer?, _ x: Double, _ y: Double) -> Void)?
    private static let leftButton: UInt32 = 0x110

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
        (motionHandler, releaseHandler, unseenPressHandler) = (nil, nil, nil)
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
        if kind == .pointer { pressSerial = nil }
    }

    private func handle(_ kind: Kind, _ event: UInt32, _ values: UnsafeMutablePointer<wl_argument>) {
        switch (kind, event) {
        // It enters the window: what was held before is another's.
        case (.pointer, 0):
            (lastSerial, pressSerial) = (values[0].u, nil)
            pointer = (values[1].o, WaylandFixed.number(values[2].f), WaylandFixed.number(values[3].f))
        case (.pointer, 2): move(to: WaylandFixed.number(values[1].f), WaylandFixed.number(values[2].f))
        case (.pointer, 3): press(values[2].u, isDown: values[3].u != 0, serial: values[0].u)
        // The layout of the keys comes as a file that is this program's to close.
        case (.keyboard, 0): close(values[1].h)
        case (.keyboard, 1), (.keyboard, 3): lastSerial = values[0].u
        case (.touch, 0), (.touch, 1): lastSerial = values[0].u
        default: break
        }
    }

    private func close(_ file: Int32) { Foundation.close(file) }

    private func move(to x: Double, _ y: Double) {
        (pointer.x, pointer.y) = (x, y)
        if pressSerial != nil { motionHandler?(x, y) }
    }

    private func press(_ button: UInt32, isDown: Bool, serial: UInt32) {
        lastSerial = serial
        guard button == Self.leftButton else { return }
        pressSerial = isDown ? serial : nil
        if !isDown { releaseHandler?() }
        guard isDown, isNextPressUnseen else { return }
        isNextPressUnseen = false
        unseenPressHandler?(pointer.surface, pointer.x, pointer.y)
    }

    /// The button has gone up and SDL does not know it, so that it will pass over the next press.
    func buttonWasTaken() {
        isNextPressUnseen = true
    }
}
