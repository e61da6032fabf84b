import Display
import Foundation

/// Hands what this program has selected to those who ask for it: at once, or in parts if it is large (INCR).
@MainActor
final class SelectionOwner {
    /// What has been handed over in part, to one window.
    private struct Transfer {
        var requestor: UInt32
        var property: UInt32
        var type: UInt32
        var rest: Data
    }

    private let connection: XConnection
    private let selection: UInt32
    private var representations: [ClipboardRepresentation] = []
    /// The server's time at which it was selected.
    private(set) var time: UInt32 = 0
    private var transfers: [Transfer] = []
    /// Those who never take what they have asked for must not fill the memory.
    private static let mostTransfers = 16
    private(set) var isOwner = false

    init(_ connection: XConnection, selection: String) {
        self.connection = connection
        self.selection = connection.atom(selection)
    }

    /// Nothing to offer empties the selection.
    func offer(_ representations: [ClipboardRepresentation]) {
        time = connection.time()
        self.representations = representations
        isOwner = !representations.isEmpty
        connection.own(selection, isOwner, at: time)
    }

    var types: [String] { representations.map(\.type) }

    func data(ofType type: String) -> Data? { representations.first { $0.type == type }?.data() }

    func handle(_ event: XEvent) {
        switch event {
        case .selectionRequest(let request) where request.selection == selection: answer(request)
        case .selectionClear(selection):
            isOwner = false
            representations = []
        case .property(let window, let name, true, _): sendPart(to: window, name)
        case .failure(let resource): transfers.removeAll { $0.requestor == resource }
        default: break
        }
    }

    // MARK: Answering

    private func answer(_ request: XEvent.SelectionRequest) {
        // Old programs leave it to the owner to name the property.
        let property = request.property == 0 ? request.target : request.property
        guard isOwner, fill(property, for: request) else { return connection.answer(request, property: 0) }
        connection.answer(request, property: property)
    }

    private func fill(_ property: UInt32, for request: XEvent.SelectionRequest) -> Bool {
        switch connection.name(of: request.target) {
        case "TARGETS":
            let types = ["TARGETS", "TIMESTAMP"] + representations.flatMap { TransferTypes.targets(of: $0.type) }
            connection.setProperty(property, of: request.requestor, type: connection.atom("ATOM"), numbers: types.map(connection.atom))
            return true
        case "TIMESTAMP":
            connection.setProperty(property, of: request.requestor, type: connection.atom("INTEGER"), numbers: [time])
            return true
        case let name?:
            guard let wanted = representations.first(where: { TransferTypes.targets(of: $0.type).contains(name) }), let data = wanted.data()
            else {
                return false
            }
            return send(name == "STRING" ? TransferTypes.latin(data) : data, as: name == "TEXT" ? "UTF8_STRING" : name, property, request)
        case nil: return false
        }
    }

    private func send(_ data: Data, as type: String, _ property: UInt32, _ request: XEvent.SelectionRequest) -> Bool {
        guard data.count > connection.largestPart else {
            connection.setProperty(property, of: request.requestor, type: connection.atom(type), bytes: data)
            return true
        }
        guard transfers.count < Self.mostTransfers else { return false }
        connection.watchProperties(of: request.requestor, true)
        transfers.append(Transfer(requestor: request.requestor, property: property, type: connection.atom(type), rest: data))
        connection.setProperty(
            property, of: request.requestor, type: connection.atom("INCR"), numbers: [UInt32(clamping: data.count)])
        return true
    }

    /// The part before has been taken. An empty one ends it.
    private func sendPart(to window: UInt32, _ property: UInt32) {
        guard let index = transfers.firstIndex(where: { $0.requestor == window && $0.property == property }) else { return }
        let transfer = transfers[index]
        connection.setProperty(property, of: window, type: transfer.type, bytes: Data(transfer.rest.prefix(connection.largestPart)))
        if transfer.rest.isEmpty {
            transfers.remove(at: index)
            if !transfers.contains(where: { $0.requestor == window }) { connection.watchProperties(of: window, false) }
        } else {
            transfers[index].rest = Data(transfer.rest.dropFirst(connection.largestPart))
        }
        connection.flush()
    }

    /// Lets the desktop's clipboard manager take what would be gone with this program, if there is one.
    func handToManager() {
        let (manager, save) = (connection.atom("CLIPBOARD_MANAGER"), connection.atom("SAVE_TARGETS"))
        guard isOwner, connection.owner(of: manager) != 0 else { return }
        connection.convert(manager, to: save, into: connection.atom("_FORASTERO_SAVED"), at: time)
        let patience = 2.0
        _ = connection.wait(seconds: patience) { event -> Bool? in
            if case .selectionNotify(manager, save, _) = event { true } else { nil }
        }
    }
}
