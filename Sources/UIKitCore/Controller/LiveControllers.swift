/// All controllers there are, in the order in which they were made, for what concerns even those that nobody sees.
@MainActor
package struct LiveControllers {
    package static var shared = LiveControllers()

    private struct Entry {
        weak var controller: UIViewController?
    }

    private var entries: [Entry] = []
    /// Those that are gone are dropped when there are as many entries: twice as many as were left the last time.
    private var limit = 32

    mutating func add(_ controller: UIViewController) {
        if entries.count >= limit {
            entries.removeAll { $0.controller == nil }
            limit = max(32, entries.count * 2)
        }
        entries.append(Entry(controller: controller))
    }

    package var all: [UIViewController] { entries.compactMap(\.controller) }
}
