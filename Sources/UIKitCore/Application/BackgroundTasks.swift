internal import Display
import Foundation

/// Work that is to be finished in the background, and the time that is left for it.
@MainActor
final class BackgroundTasks {
    /// How long an application may go on in the background, in seconds.
    static let allowance: TimeInterval = 30

    private struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let expirationHandler: (() -> Void)?
    }

    private var tasks: [Task] = []
    private var lastNumber = 0
    private var end: TimeInterval?
    private var timer: MediaTimer?
    private lazy var clock = DisplayHost.current.clock

    /// In seconds; as good as infinite in the foreground.
    var remainingTime: TimeInterval { end.map { max($0 - clock.now, 0) } ?? .greatestFiniteMagnitude }

    func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
        tasks.append(Task(identifier: identifier, expirationHandler: expirationHandler))
        return identifier
    }

    func finish(_ identifier: UIBackgroundTaskIdentifier) { tasks.removeAll { $0.identifier == identifier } }

    func didEnterBackground() {
        clock = DisplayHost.current.clock
        end = clock.now + Self.allowance
        timer = clock.addTimer(after: Self.allowance) { [weak self] in self?.expire() }
    }

    func willEnterForeground() {
        end = nil
        timer?.invalidate()
        timer = nil
    }

    /// The time is over: the expiration handlers of unfinished tasks are called, the oldest task's first.
    private func expire() {
        let unfinished = tasks
        tasks = []
        for task in unfinished { task.expirationHandler?() }
    }
}
