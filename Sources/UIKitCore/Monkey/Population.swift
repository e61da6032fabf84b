/// How many views, controllers and windows there are, compared with how many were ever seen at a time: what goes on growing is a leak.
///
/// Pools of cells, pages that are kept and whatever else is held back in good order stays below a multiple of what was on screen.
@MainActor
struct Population {
    private struct Entry {
        weak var view: UIView?
    }

    /// Every view that was ever seen and is not gone, as far as that is known.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many of a class have been in the windows at a time, at most.
    private var mostSeen: [ObjectIdentifier: Int] = [:]

    private static let multiple = 4
    private static let allowance = 64

    /// Takes note of what is in the windows at present.
    mutating func see(_ views: [UIView]) {
        var counts: [ObjectIdentifier: Int] = [:]
        for view in views {
            counts[ObjectIdentifier(type(of: view)), default: 0] += 1
            let identifier = ObjectIdentifier(view)
            // Another object may stand where one was before.
            if entries[identifier]?.view == nil { entries[identifier] = Entry(view: view) }
        }
        for (type, count) in counts where count > mostSeen[type, default: 0] { mostSeen[type] = count }
    }

    mutating func check(controllers: [UIViewController], windows: [UIWindow]) throws(DriveFailure) {
        entries = entries.filter { $0.value.view != nil }
        let views = entries.values.compactMap(\.view).filter { $0.window == nil }
        try check(views) { mostSeen[ObjectIdentifier(type(of: $0)), default: 0] }
        try check(controllers) { _ in 0 }
        try check(windows) { _ in 0 }
    }

    private func check<Object: AnyObject>(_ objects: [Object], mostSeen: (Object) -> Int) throws(DriveFailure) {
        for (_, members) in Dictionary(grouping: objects, by: { ObjectIdentifier(type(of: $0)) }) {
            let limit = members.first.map(mostSeen) ?? 0
            guard members.count > limit * Self.multiple + Self.allowance, let first = members.first else { continue }
            throw DriveFailure(
                "\(members.count) objects of \(_ObjCRuntime.name(of: type(of: first))) live on outside of the windows: something holds them"
            )
        }
    }
}
