internal import Display
import Foundation

/// Speaks without a sound: each word takes its time by the clock.
@MainActor
final class SilentSpeech: SpeechEngine {
    private var words: [NSRange] = []
    private var next = 0
    private var rate = 0.5
    private var report: (@MainActor (SpeechReport) -> Void)?
    private var timer: MediaTimer?
    /// What was left of a word when speech was paused in it, in seconds.
    private var rest: TimeInterval?
    private var isToPause = false
    private var isToStop = false

    func begin(_ request: SpeechRequest, report: @escaping @MainActor (SpeechReport) -> Void) {
        (words, next, rate, self.report) = (request.words, 0, request.rate, report)
        (isToPause, isToStop, rest) = (false, false, nil)
        wait(0) { speech in
            speech.report?(.started)
            // Who hears that may have stopped or paused it.
            if speech.report != nil, speech.timer == nil, speech.rest == nil { speech.speakNext() }
        }
    }

    private func wait(_ seconds: TimeInterval, then action: @escaping @MainActor (SilentSpeech) -> Void) {
        timer?.invalidate()
        timer = MediaClock.current.addTimer(after: seconds) { [weak self] in
            guard let self else { return }
            timer = nil
            action(self)
        }
    }

    private func speakNext() {
        guard !isToStop else { return end(.stopped) }
        guard next < words.count else { return end(.finished) }
        if isToPause {
            isToPause = false
            rest = 0
            report?(.paused)
            return
        }
        let word = words[next]
        next += 1
        report?(.word(word))
        if report != nil, timer == nil, rest == nil { wait(duration(of: word)) { $0.speakNext() } }
    }

    /// In seconds: from half as fast as usual to twice as fast.
    private func duration(of word: NSRange) -> TimeInterval { (0.12 + 0.06 * Double(word.length)) / pow(4, rate - 0.5) }

    private func end(_ last: SpeechReport) {
        let report = report
        self.report = nil
        report?(last)
    }

    func pause(at boundary: AVSpeechBoundary) {
        guard report != nil, rest == nil else { return }
        guard boundary == .immediate else { return isToPause = true }
        // Paused by who hears of a word, it has that word before it.
        rest = timer.map { max($0.fireTime - MediaClock.current.now, 0) } ?? (next > 0 ? duration(of: words[next - 1]) : 0)
        timer?.invalidate()
        timer = nil
        report?(.paused)
    }

    func resume() {
        guard let rest else { return }
        self.rest = nil
        report?(.resumed)
        if report != nil { wait(rest) { $0.speakNext() } }
    }

    func stop(at boundary: AVSpeechBoundary) {
        guard boundary == .immediate else { return isToStop = true }
        timer?.invalidate()
        (timer, rest, report) = (nil, nil, nil)
    }
}
