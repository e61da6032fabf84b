import Foundation

/// Asks another program for what it has selected, or drags: at once, or in parts if it is large (INCR).
@MainActor
final class SelectionReader {
    private let connection: XConnection
    /// Counts, so that an answer that comes too late is not taken for the next one.
    private var count = 0
    /// In seconds, for an answer and for each part.
    private static let patience = 1.0
    /// More than that is not taken: it has to fit into memory twice.
    private static let mostBytes = 1 << 28

    init(_ connection: XConnection) { self.connection = connection }

    /// Nil where the other program has nothing of that type, or does not answer.
    func read(_ selection: UInt32, as target: UInt32, at time: UInt32 = 0) -> XConnection.Property? {
        count = (count + 1) % 16
        let name = connection.atom("_FORASTERO_DATA_\(count)")
        connection.deleteProperty(name, of: connection.window)
        connection.convert(selection, to: target, into: name, at: time)
        let answer: UInt32? = connection.wait(seconds: Self.patience) { event in
            if case .selectionNotify(selection, target, let property) = event, property == 0 || property == name { property } else { nil }
        }
        guard let answer, answer != 0, let property = connection.property(name, of: connection.window, deleting: true) else { return nil }
        return property.type == connection.atom("INCR") ? readParts(name) : property
    }

    /// Each part is taken by deleting it; an empty one is the end.
    private func readParts(_ name: UInt32) -> XConnection.Property? {
        var (type, bytes): (UInt32, Data) = (0, Data())
        while bytes.count <= Self.mostBytes {
            let isThere: Bool? = connection.wait(seconds: Self.patience) { event in
                if case .property(_, name, false, _) = event { true } else { nil }
            }
            guard isThere != nil else { return nil }
            // Told of before the part that was taken last.
            guard let part = connection.property(name, of: connection.window, deleting: true) else { continue }
            type = part.type
            if part.bytes.isEmpty { return XConnection.Property(type: type, bytes: bytes) }
            bytes.append(part.bytes)
        }
        return nil
    }

    /// The types in which something is selected.
    func targets(of selection: UInt32) -> [String] {
        read(selection, as: connection.atom("TARGETS"))?.numbers.compactMap { connection.name(of: $0) } ?? []
    }
}
