internal import DeviceNotice
import Dispatch
import Foundation
import Synchronization

/// A question for a service that there is not: its answer comes later, and is an error.
final class MapQuestion: Sendable {
    private let asked = Mutex<Int?>(nil)

    var isAsked: Bool { asked.withLock { $0 != nil } }

    /// - Parameter notice: for the person at the terminal, once.
    func ask(_ code: MKError.Code, _ notice: String, answer: @escaping (any Error) -> Void) {
        DeviceNotice.say(notice)
        let number = asked.withLock { asked in
            asked = (asked ?? 0) + 1
            return asked
        }
        nonisolated(unsafe) let answer = answer
        DispatchQueue.main.async { [self] in
            let isWaited = asked.withLock { asked in
                guard asked == number else { return false }
                asked = nil
                return true
            }
            if isWaited { answer(MKError(code)) }
        }
    }

    func cancel() { asked.withLock { $0 = nil } }
}
