internal import CWayland
import Display
import Foundation

/// What a program has copied or drags, as the compositor offers it to this one.
@MainActor
final class WaylandOffer {
    private enum Request {
        static let accept: UInt32 = 0
        static let receive: UInt32 = 1
        static let destroy: UInt32 = 2
        static let finish: UInt32 = 3
        static let setActions: UInt32 = 4
    }

    private let object: WaylandObject
    private let connection: WaylandConnection
    /// The names under which it can be had.
    private(set) var targets: [String] = []
    /// What the compositor has both sides agree on for a drop; 0 is nothing.
    private(set) var action: UInt32 = 0
    private static let mostTargets = 100
    static let copy: UInt32 = 1

    init(_ proxy: OpaquePointer, _ connection: WaylandConnection) {
        object = WaylandObject(proxy)
        self.connection = connection
        object.handler = { [weak self] event, values in
            switch event {
            case 0: if let name = values[0].s { self?.add(String(cString: name)) }
            case 2: self?.action = values[0].u
            default: break
            }
        }
    }

    private func add(_ target: String) { if targets.count < Self.mostTargets, !targets.contains(target) { targets.append(target) } }

    /// The types of media among its names.
    var types: [String] { TransferTypes.types(of: targets) }

    /// Has the other program write one of its forms to a pipe. Nil where it does not have it.
    func read(_ type: String, _ clock: MediaClock, completion: @escaping (Result<Data, PipeReader.Failure>) -> Void) -> PipeReader? {
        guard let target = TransferTypes.best(for: type, among: targets) else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        object.send(Request.receive, [.text(target), .descriptor(ends[1])])
        // Once the request is on its way the other program alone has this end.
        connection.flush()
        close(ends[1])
        return PipeReader(ends[0], clock: clock, completion: completion)
    }

    func destroy() { object.destroy(Request.destroy) }

    // MARK: Drags

    private var hasActions: Bool { object.version >= 3 }

    /// Tells the other program whether a drop would be taken where the drag is.
    /// - Parameter serial: of the event by which the drag has come.
    func answer(_ isAccepted: Bool, serial: UInt32) {
        object.send(Request.accept, [.number(serial), .text(isAccepted ? targets.first : nil)])
        let actions = isAccepted ? Self.copy : 0
        if hasActions { object.send(Request.setActions, [.number(actions), .number(actions)]) }
        connection.flush()
    }

    /// All has been read after a drop. To be called where a drop was accepted only: anything else is a mistake that ends the connection.
    func finish() { if hasActions, action != 0 { object.send(Request.finish) } }
}
