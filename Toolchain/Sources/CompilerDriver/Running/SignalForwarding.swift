import Foundation
import Synchronization

/// Passes on the signals that ask us to end, so that a build that is stopped leaves no compiler behind.
enum SignalForwarding {
    private static let child = Atomic<pid_t>(0)

    static func start(to process: pid_t) {
        child.store(process, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                let process = SignalForwarding.child.load(ordering: .relaxed)
                if process > 0 { kill(process, number) }
            }
        }
    }

    static func stop() {
        child.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
