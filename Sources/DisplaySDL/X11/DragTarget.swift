import Display
import Foundation

/// What other programs drag over the window, by the protocol XDND (AX-76).
///
/// SDL answers on the window itself, and tells nothing before a drop. So the window names the one of this connection as its proxy, to which
/// programs send what is meant for the window.
// Facts: the specification "Drag-and-Drop Protocol for the X Window System", version 5.
@MainActor
final class DragTarget {
    private struct Drag {
        var source: UInt32
        var version: UInt32
        var offer: DragOffer
        var location = CGPoint.zero
        /// The time of the last message, by which the source's data are asked for.
        var time: UInt32 = 0
    }

    /// Receives the drag in pixels of the window.
    private let receive: @MainActor (DragEvent) -> Void
    private let connection: XConnection
    private let reader: SelectionReader
    private let target: UInt32
    private var drag: Drag?
    private static let version: UInt32 = 5

    /// - Parameter window: the window over which things are dragged.
    init(_ connection: XConnection, window: UInt32, receive: @escaping @MainActor (DragEvent) -> Void) {
        self.connection = connection
        self.receive = receive
        reader = SelectionReader(connection)
        target = window
        let (proxy, aware) = (connection.atom("XdndProxy"), connection.atom("XdndAware"))
        for known in [connection.window, window] {
            connection.setProperty(proxy, of: known, type: connection.atom("WINDOW"), numbers: [connection.window])
        }
        connection.setProperty(aware, of: connection.window, type: connection.atom("ATOM"), numbers: [Self.version])
        connection.flush()
    }

    func handle(_ event: XEvent) {
        guard case .message(target, let type, let words) = event, words.count == 5, let name = connection.name(of: type) else { return }
        switch name {
        case "XdndEnter": enter(words)
        case "XdndPosition": move(words)
        case "XdndLeave": leave(words)
        case "XdndDrop": drop(words)
        default: break
        }
    }

    // MARK: Messages

    private func enter(_ words: [UInt32]) {
        if let drag { tell(.left, drag) }
        drag = nil
        let (source, version) = (words[0], words[1] >> 24)
        guard (3...Self.version).contains(version) else { return }
        let hasList = words[1] & 1 != 0
        let list = hasList ? connection.property(connection.atom("XdndTypeList"), of: source)?.numbers ?? [] : Array(words[2...4])
        let targets = list.prefix(Self.mostTypes).filter { $0 != 0 }.compactMap { connection.name(of: $0) }
        drag = Drag(
            source: source, version: version,
            offer: DragOffer(types: TransferTypes.types(of: targets)) { [weak self] in self?.read($0, targets) })
    }

    private static let mostTypes = 100

    private func move(_ words: [UInt32]) {
        guard var moved = drag, moved.source == words[0] else { return }
        if let place = connection.place(x: Int(words[2] >> 16), y: Int(words[2] & 0xFFFF), in: target) {
            moved.location = CGPoint(x: Double(place.x), y: Double(place.y))
        }
        moved.time = words[3]
        drag = moved
        tell(.moved, moved)
        let isAccepted = moved.offer.answer != .none
        let wantsAllPositions: UInt32 = 2
        let action = isAccepted ? connection.atom("XdndActionCopy") : 0
        connection.sendMessage(to: moved.source, "XdndStatus", [target, (isAccepted ? 1 : 0) | wantsAllPositions, 0, 0, action])
    }

    private func leave(_ words: [UInt32]) {
        guard let left = drag, left.source == words[0] else { return }
        drag = nil
        tell(.left, left)
    }

    private func drop(_ words: [UInt32]) {
        guard var dropped = drag, dropped.source == words[0] else { return }
        dropped.time = words[2]
        drag = dropped
        let isAccepted = dropped.offer.answer != .none
        tell(isAccepted ? .dropped : .left, dropped)
        drag = nil
        connection.sendMessage(
            to: dropped.source, "XdndFinished", [target, isAccepted ? 1 : 0, isAccepted ? connection.atom("XdndActionCopy") : 0, 0, 0])
    }

    private func tell(_ phase: DragEvent.Phase, _ drag: Drag) {
        receive(DragEvent(phase: phase, location: drag.location, offer: drag.offer))
    }

    private func read(_ type: String, _ targets: [String]) -> Data? {
        guard let target = TransferTypes.best(for: type, among: targets),
            let property = reader.read(connection.atom("XdndSelection"), as: connection.atom(target), at: drag?.time ?? 0)
        else { return nil }
        return property.type == connection.atom("STRING") ? TransferTypes.utf8(latin: property.bytes) : property.bytes
    }
}
