import Foundation
import Synchronization

/// Passes on the signals that ask us to end, so that a build that is stopped leaves no compiler behind.
enum SignalForwarding {
    private static let child = Atomic<pid_t>(0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Lets the signals reach us and the programs that we start. A program started from a worker thread of another begins with all blocked.
    static func unblock() {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    static func start(to process: pid_t) {
        child.store(process, ordering: .relaxed)
        for number in signals {
            signal(number) { number in
                let process = SignalForwarding.child.load(ordering: .relaxed)
                if process > 0 { kill(process, number) }
            }
        }
    }

    static func stop() {
        child.store(0, ordering: .relaxed)
        for number in signals { signal(number, SIG_DFL) }
    }
}
