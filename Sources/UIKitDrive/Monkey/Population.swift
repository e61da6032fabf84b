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
    /// With more entries than these, those of views that are gone are taken out.
    private var sweepCount = 4096
    /// How many of a class have been in the windows at a time, at most.
    private var mostSeen: [ObjectIdentifier: Int] = [:]

    /// Controllers and windows that were there before.
    private let formerCounts: [ObjectIdentifier: Int]

    private static let multiple = 4
    private static let allowance = 64

    init(controllers: [UIViewController], windows: [UIWindow]) {
        formerCounts = Self.counts(controllers).merging(Self.counts(windows)) { $0 + $1 }
    }

    /// Takes note of what is in the windows at present.
    mutating func see(_ views: [UIView]) {
        for (type, count) in Self.counts(views) where count > mostSeen[type, default: 0] { mostSeen[type] = count }
        for view in views {
            let identifier = ObjectIdentifier(view)
            // Another object may stand where one was before.
            if entries[identifier]?.view == nil { entries[identifier] = Entry(view: view) }
        }
        if entries.count > sweepCount { forgetGone() }
    }

    /// The weak references to views that are gone would look like memory that the app keeps.
    private mutating func forgetGone() {
        entries = entries.filter { $0.value.view != nil }
        sweepCount = max(4096, 2 * entries.count)
    }

    mutating func check(controllers: [UIViewController], windows: [UIWindow]) throws(DriveFailure) {
        forgetGone()
        let views = entries.values.compactMap(\.view).filter { $0.window == nil }
        let tooMany =
            tooMany(views) { mostSeen[$0, default: 0] * Self.multiple } + tooMany(controllers) { formerCounts[$0, default: 0] }
            + tooMany(windows) { formerCounts[$0, default: 0] }
        guard !tooMany.isEmpty else { return }
        throw DriveFailure("objects live on outside of the windows, as something holds them: \(tooMany.sorted().joined(separator: ", "))")
    }

    /// The classes of which there are more objects than are expected, with their number.
    private func tooMany<Object: AnyObject>(_ objects: [Object], expected: (ObjectIdentifier) -> Int) -> [String] {
        Dictionary(grouping: objects) { ObjectIdentifier(type(of: $0)) }.compactMap { type, members in
            guard members.count > expected(type) + Self.allowance, let first = members.first else { return nil }
            return "\(_ObjCRuntime.name(of: Swift.type(of: first))) (\(members.count))"
        }
    }

    private static func counts(_ objects: [some AnyObject]) -> [ObjectIdentifier: Int] {
        objects.reduce(into: [:]) { $0[ObjectIdentifier(type(of: $1)), default: 0] += 1 }
    }
}
