/// The windows of a scene, which does not keep them alive.
@MainActor
struct SceneWindows {
    private struct Entry {
        weak var window: UIWindow?
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var windows: [UIWindow] { entries.compactMap(\.window) }

    mutating func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    mutating func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }
}
