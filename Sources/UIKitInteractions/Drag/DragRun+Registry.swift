@_spi(ForasteroInternal) import UIKitCore

/// The drags that are under way on a screen: several where several fingers drag.
@MainActor
private final class DragRuns {
    /// In the order in which they were lifted.
    var list: [DragRun] = []
}

extension DragRun {
    /// The drags that are under way on a screen, in the order in which they were lifted.
    static func all(on host: DisplayHost) -> [DragRun] { host.objects[DragRuns.self]?.list ?? [] }

    func register() {
        let runs = host.objects[DragRuns.self] ?? DragRuns()
        runs.list.append(self)
        host.objects[DragRuns.self] = runs
    }

    func unregister() { host.objects[DragRuns.self]?.list.removeAll { $0 === self } }
}
