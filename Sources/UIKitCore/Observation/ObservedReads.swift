import Foundation
@_spi(SwiftUI) internal import Observation

/// What one method of a view has read of observable objects when it ran last.
///
/// Reads within other methods that are called meanwhile count for both. What was read before does not count any more once the method
/// runs again, so that a method which runs often and sees no change does not pile observations up.
@MainActor
final class ObservedReads {
    private let mark = ReadMark()
    private let willChange: @Sendable (ObservationTracking) -> Void

    init(of method: ObservedMethod, by view: UIView) {
        willChange = { [mark, invalidation = Invalidation(view, method)] tracking in
            // The marks of methods inside were read too; they say nothing to this one.
            if tracking.changed == ReadMark.keyPath {
                if mark.isEnding { tracking.cancel() }
                return
            }
            tracking.cancel()
            invalidation.perform()
        }
    }

    deinit { mark.end() }

    /// Runs the method, and observes what it reads instead of what it read before.
    func collect(_ body: () -> Void) {
        mark.end()
        withObservationTracking(
            {
                mark.read()
                body()
            }, willSet: willChange)
    }

    /// Runs a method that has not read anything so far.
    /// - Parameter begin: called if it does now.
    static func probe(_ method: ObservedMethod, of view: UIView, _ body: () -> Void, begin: () -> Void) {
        // optimization: of a method that reads nothing, as most do, nothing is kept, and no closure is made.
        withObservationTracking(body, onChange: firstChange(method, view, begin))
    }

    private static func firstChange(_ method: ObservedMethod, _ view: UIView, _ begin: () -> Void) -> @Sendable () -> Void {
        begin()
        let invalidation = Invalidation(view, method)
        return { invalidation.perform() }
    }
}

/// Has a method of a view called again, from whichever thread the change comes.
private final class Invalidation: @unchecked Sendable {
    private weak var view: UIView?
    private let method: ObservedMethod

    @MainActor init(_ view: UIView, _ method: ObservedMethod) {
        self.view = view
        self.method = method
    }

    func perform() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { invalidate() }
        } else {
            DispatchQueue.main.async { self.invalidate() }
        }
    }

    @MainActor private func invalidate() {
        guard let view else { return }
        method.invalidate(view)
    }
}

/// Something that each run of a method reads, and whose change ends the observation of that run.
private final class ReadMark: Observable, @unchecked Sendable {
    static var keyPath: AnyKeyPath { \ReadMark.run }
    private let registrar = ObservationRegistrar()
    private let run = 0
    /// Used by the thread of views only.
    private(set) var isEnding = false

    func read() { registrar.access(self, keyPath: \.run) }

    func end() {
        isEnding = true
        registrar.willSet(self, keyPath: \.run)
        registrar.didSet(self, keyPath: \.run)
        isEnding = false
    }
}
