/// An item of a display list or a whole group, and which of its pixels can be seen.
struct VisibleStep {
    let index: Int
    let region: Region
    /// What an item that is a picture is painted on, in one step; nil if it is painted over what is there.
    var background: ColorComponents?
}

/// The memory of lists of steps, used again from frame to frame.
final class StepPool {
    private var free: [[VisibleStep]] = []
    /// As deep as groups lie in groups on most screens.
    private static let limit = 8
    /// How many steps most screens have at most.
    private static let usualCount = 256

    /// An empty list. To be given back with ``recycle(_:)``.
    func makeList() -> [VisibleStep] {
        if let list = free.popLast() { return list }
        var list: [VisibleStep] = []
        list.reserveCapacity(Self.usualCount)
        return list
    }

    func recycle(_ list: consuming [VisibleStep]) {
        guard free.count < Self.limit else { return }
        list.removeAll(keepingCapacity: true)
        free.append(list)
    }
}
