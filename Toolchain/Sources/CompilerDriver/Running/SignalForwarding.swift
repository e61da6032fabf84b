import Foundation
import Synchronization

/// Passes on the signals that ask us to end, so that a build that is stopped leaves no compiler behind.
enum SignalForwarding {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The program that gets the signals; zero as long as there is none.
    private static let child = Atomic<pid_t>(0)
    /// A signal that came before the program was known.
    private static let pending = Atomic<Int32>(0)

    /// Lets the signals reach us and the programs that we start. A program started from a worker thread of another begins with all blocked.
    static func unblock() {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Keeps signals from ending us; to be called before the program starts.
    static func prepare() {
        for number in signals {
            signal(number) { number in
                let process = SignalForwarding.child.load(ordering: .sequentiallyConsistent)
                if process > 0 {
                    kill(process, number)
                } else {
                    SignalForwarding.pending.store(number, ordering: .sequentiallyConsistent)
                }
            }
        }
    }

    static func start(to process: pid_t) {
        child.store(process, ordering: .sequentiallyConsistent)
        let number = pending.exchange(0, ordering: .sequentiallyConsistent)
        if number != 0 { kill(process, number) }
    }

    static func stop() {
        child.store(0, ordering: .sequentiallyConsistent)
        for number in signals { signal(number, SIG_DFL) }
    }
}
