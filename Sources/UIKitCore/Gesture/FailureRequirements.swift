/// The recognisers that have to fail before another one may begin. They are not kept alive.
@MainActor
struct FailureRequirements {
    private struct Entry {
        weak var recognizer: UIGestureRecognizer?
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var recognizers: [UIGestureRecognizer] { entries.compactMap(\.recognizer) }

    mutating func add(_ recognizer: UIGestureRecognizer) {
        entries.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        entries.append(Entry(recognizer: recognizer))
    }
}
