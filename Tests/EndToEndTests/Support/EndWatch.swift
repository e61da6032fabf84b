import Foundation
import Synchronization

/// What is to be killed when a program ends, because it would wait for that program for ever.
final class EndWatch: Sendable {
    private struct State {
        var hasEnded = false
        var waiting: Set<pid_t> = []
    }

    private let state = Mutex(State())

    /// The program has ended.
    func end() {
        state.withLock { state in
            state.hasEnded = true
            for process in state.waiting { kill(process, SIGKILL) }
            state.waiting = []
        }
    }

    func add(_ process: pid_t) {
        state.withLock { state in
            if state.hasEnded { kill(process, SIGKILL) } else { state.waiting.insert(process) }
        }
    }

    /// To be called before the process is waited for, while its number is still its own.
    func remove(_ process: pid_t) { state.withLock { _ = $0.waiting.remove(process) } }
}
