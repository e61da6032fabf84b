import Display
import Foundation

/// The clipboard of an X server, with all types that programs hand to each other (AX-78).
@MainActor
final class X11Clipboard: TypedClipboard {
    private let owner: SelectionOwner
    private let reader: SelectionReader
    private let connection: XConnection
    private let selection: UInt32
    private var count = 0
    private var isClosed = false

    init(_ connection: XConnection) {
        self.connection = connection
        let name = "CLIPBOARD"
        selection = connection.atom(name)
        owner = SelectionOwner(connection, selection: name)
        reader = SelectionReader(connection)
        connection.watchOwner(of: selection)
    }

    var isOwn: Bool { owner.isOwner }

    var changeCount: Int {
        if !isClosed { connection.catchUp() }
        return count
    }

    var types: [String] {
        if owner.isOwner { return owner.types }
        return isOffered ? TransferTypes.types(of: reader.targets(of: selection)) : []
    }

    private var isOffered: Bool { !isClosed && connection.owner(of: selection) != 0 }

    func data(ofType type: String) -> Data? {
        if owner.isOwner { return owner.data(ofType: type) }
        guard isOffered, let target = TransferTypes.best(for: type, among: reader.targets(of: selection)),
            let property = reader.read(selection, as: connection.atom(target))
        else { return nil }
        return property.type == connection.atom("STRING") ? TransferTypes.utf8(latin: property.bytes) : property.bytes
    }

    func offer(_ representations: [ClipboardRepresentation]) {
        guard !isClosed else { return }
        owner.offer(representations)
    }

    func handle(_ event: XEvent) {
        if case .selectionOwner(selection) = event { count += 1 }
        owner.handle(event)
    }

    func close() {
        guard !isClosed else { return }
        owner.handToManager()
        isClosed = true
    }
}
