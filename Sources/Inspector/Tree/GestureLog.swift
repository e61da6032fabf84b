@_spi(ForasteroInternal) import UIKitCore

/// The states that recognisers went through of late.
@MainActor
struct GestureLog {
    private struct Entry {
        weak var recognizer: UIGestureRecognizer?
        var state: UIGestureRecognizer.State
        /// How often in a row.
        var count: Int
    }

    private var entries: [Entry] = []
    private static let most = 200

    mutating func note(_ recognizer: UIGestureRecognizer) {
        if let last = entries.lastIndex(where: { $0.recognizer === recognizer }), entries[last].state == recognizer.state {
            entries[last].count += 1
            return
        }
        if entries.count >= Self.most { entries.removeFirst(Self.most / 2) }
        entries.append(Entry(recognizer: recognizer, state: recognizer.state, count: 1))
    }

    /// Such as `Began`, `Changed ×12`, `Ended`.
    func history(of recognizer: UIGestureRecognizer) -> [String] {
        entries.filter { $0.recognizer === recognizer }.suffix(12).map { entry in
            entry.state.debugText + (entry.count > 1 ? " ×\(entry.count)" : "")
        }
    }
}
