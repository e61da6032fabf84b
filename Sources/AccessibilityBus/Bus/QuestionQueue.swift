import Foundation
import Synchronization

/// Questions on their way to the main thread. A turn of its run loop answers some of them, so that frames go on however many there are.
final class QuestionQueue: Sendable {
    typealias Question = @MainActor @Sendable () -> Void

    /// In one turn; as many as a reader asks of a whole screen.
    private static let turn = 128
    /// Whoever asks more than these before the first is answered is refused.
    private static let longest = 4096

    private struct Waiting {
        var questions: [Question] = []
        var isScheduled = false
    }

    private let waiting = Mutex(Waiting())
    private let begin: Question

    /// - Parameter begin: called on the main thread at the start of each turn.
    init(begin: @escaping Question) {
        self.begin = begin
    }

    /// - Returns: false where too many wait already.
    func add(_ question: @escaping Question) -> Bool {
        let isFirst: Bool? = waiting.withLock { waiting in
            guard waiting.questions.count < Self.longest else { return nil }
            waiting.questions.append(question)
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        guard let isFirst else { return false }
        if isFirst { schedule() }
        return true
    }

    private func schedule() {
        DispatchQueue.main.async { self.answer() }
    }

    @MainActor
    private func answer() {
        let questions = waiting.withLock { waiting in
            let some = Array(waiting.questions.prefix(Self.turn))
            waiting.questions.removeFirst(some.count)
            return some
        }
        begin()
        for question in questions { question() }
        let isDone = waiting.withLock { waiting in
            waiting.isScheduled = !waiting.questions.isEmpty
            return !waiting.isScheduled
        }
        if !isDone { schedule() }
    }
}
