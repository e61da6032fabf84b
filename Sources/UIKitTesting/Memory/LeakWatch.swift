import Foundation

/// Objects that are expected to go.
@MainActor
public final class LeakWatch {
    private var watched: [Watched] = []

    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    /// Expects an object to go with the block.
    public func watch(_ object: AnyObject) {
        watched.append(Watched(object: object, name: String(describing: type(of: object))))
    }

    /// How many objects are still there, by their class.
    fileprivate var leaked: [String: Int] {
        watched.filter { $0.object != nil }.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    }
}

/// Some objects are still there that were expected to go.
public struct LeakError: Error, CustomStringConvertible, Equatable {
    /// How many, by their class.
    public let leaked: [String: Int]

    public var description: String {
        "Still there: " + leaked.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
            + ". Something holds on to them: look for closures, timers, observers and delegates that are not weak."
    }
}

extension TestScreen {
    /// Does something, lets half a second pass, and throws if an object that was watched is still there.
    ///
    ///     try screen.expectNoLeaks { watch in
    ///         let controller = EditorController()
    ///         watch.watch(controller)
    ///         root.present(controller, animated: true)
    ///         screen.wait(1)
    ///         root.dismiss(animated: true)
    ///         screen.wait(1)
    ///     }
    /// - Throws: ``LeakError``, or what the block throws.
    public func expectNoLeaks(_ body: (LeakWatch) throws -> Void) throws {
        let watch = LeakWatch()
        try body(watch)
        wait(0.5)
        let leaked = watch.leaked
        guard leaked.isEmpty else { throw LeakError(leaked: leaked) }
    }
}
