import Foundation

/// Has the desktop's speech dispatcher speak, over a connection of its own.
///
/// It pauses and stops at its own marks, which stand before each word, and not in the middle of a word.
@MainActor
final class DispatchedSpeech: SpeechEngine {
    private let talk: SpeechTalk
    private var words: [NSRange] = []
    private var report: (@MainActor (SpeechReport) -> Void)?
    /// Counts utterances, so that nothing is heard of a former one.
    private var turn = 0
    private var isToPause = false
    private var isToStop = false

    /// - Parameter connect: opens a connection; called beside the main thread.
    init(connect: @escaping @Sendable () throws -> SpeechConnection = { try SpeechConnection() }) { talk = SpeechTalk(connect: connect) }

    func begin(_ request: SpeechRequest, report: @escaping @MainActor (SpeechReport) -> Void) {
        turn += 1
        (words, self.report, isToPause, isToStop) = (request.words, report, false, false)
        let turn = turn
        talk.speak(request) { [weak self] event in
            DispatchQueue.main.async { if let self, self.turn == turn { self.hear(event) } }
        }
    }

    private func hear(_ event: SpeechTalk.Event) {
        switch event {
        case .begun: report?(.started)
        case .mark(let number): reachWord(number)
        case .paused: report?(.paused)
        case .resumed: report?(.resumed)
        case .ended: end(.finished)
        case .cancelled: end(.stopped)
        }
    }

    private func reachWord(_ number: Int) {
        if isToStop {
            talk.cancel()
            return end(.stopped)
        }
        if isToPause {
            isToPause = false
            talk.pause()
        }
        if words.indices.contains(number) { report?(.word(words[number])) }
    }

    private func end(_ last: SpeechReport) {
        turn += 1
        let report = report
        self.report = nil
        report?(last)
    }

    func pause(at boundary: AVSpeechBoundary) { if boundary == .word { isToPause = true } else { talk.pause() } }

    func resume() { talk.resume() }

    func stop(at boundary: AVSpeechBoundary) {
        guard boundary == .immediate else { return isToStop = true }
        turn += 1
        report = nil
        talk.cancel()
    }
}
