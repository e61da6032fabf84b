internal import Display
public import Foundation

/// Speaks utterances one after another.
///
/// The desktop's speech dispatcher speaks. With virtual time nothing is heard, and each word takes its time by the clock. Where there is
/// no dispatcher, each utterance is cancelled. Used on the main thread.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// What happens to the utterance in hand.
    private enum Phase { case before, speaking, after }

    private var waiting: [AVSpeechUtterance] = []
    private var current: AVSpeechUtterance?
    private var phase = Phase.before
    /// Counts utterances in hand, so that what is said of a former one is not taken for the present one.
    private var turn = 0
    private var delay: MediaTimer?
    /// What was left of a silence when it was paused, in seconds.
    private var restOfDelay: TimeInterval?
    private var engine: (any SpeechEngine)?

    public override init() { super.init() }

    /// The same with an engine of a test.
    init(engine: any SpeechEngine) { self.engine = engine }

    deinit {
        let engine = engine
        DispatchQueue.main.async { engine?.stop(at: .immediate) }
    }

    /// Who is notified. Not kept alive.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// True while there is something to be spoken, also while it is paused.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/isspeaking
    open var isSpeaking: Bool { current != nil }
    /// True while speech is paused.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/ispaused
    open private(set) var isPaused = false
    /// True if the app's audio session counts. Of no influence. Default: true.
    open var usesApplicationAudioSession = true
    /// True if speech is mixed into calls, of which there are none. Default: false.
    open var mixToTelephonyUplink = false

    // MARK: Speaking

    /// Speaks an utterance after those that wait.
    /// - Precondition: no synthesizer has the utterance already.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/speak(_:)
    open func speak(_ utterance: AVSpeechUtterance) {
        guard !utterance.isEnqueued else {
            fatalError("AVSpeechUtterance shall not be enqueued twice. Make another one of the same text.")
        }
        utterance.isEnqueued = true
        waiting.append(utterance)
        if current == nil { takeNext() }
    }

    private func takeNext() {
        current?.isEnqueued = false
        current = waiting.isEmpty ? nil : waiting.removeFirst()
        turn += 1
        guard let current else { return }
        phase = .before
        wait(current.preUtteranceDelay)
    }

    /// Lets a silence pass, and then does what comes next.
    private func wait(_ seconds: TimeInterval) {
        let synthesizer = self
        MainActor.assumeIsolated {
            synthesizer.delay = MediaClock.current.addTimer(after: seconds) { [weak synthesizer] in synthesizer?.delayHasPassed() }
        }
    }

    private func delayHasPassed() {
        delay = nil
        if phase == .before { begin() } else { takeNext() }
    }

    private func begin() {
        guard let current else { return }
        phase = .speaking
        let (request, turn, synthesizer) = (SpeechRequest(current), turn, self)
        MainActor.assumeIsolated {
            let engine = synthesizer.engine ?? (MediaClock.current.isVirtual ? SilentSpeech() : DispatchedSpeech())
            synthesizer.engine = engine
            engine.begin(request) { [weak synthesizer] report in
                guard let synthesizer, synthesizer.turn == turn, synthesizer.phase == .speaking else { return }
                synthesizer.hear(report)
            }
        }
    }

    private func hear(_ report: SpeechReport) {
        guard let current else { return }
        switch report {
        case .started: delegate?.speechSynthesizer?(self, didStart: current)
        case .word(let range): delegate?.speechSynthesizer?(self, willSpeakRangeOfSpeechString: range, utterance: current)
        case .paused:
            isPaused = true
            delegate?.speechSynthesizer?(self, didPause: current)
        case .resumed:
            isPaused = false
            delegate?.speechSynthesizer?(self, didContinue: current)
        case .finished:
            phase = .after
            wait(current.postUtteranceDelay)
            if waiting.isEmpty, current.postUtteranceDelay <= 0 { endDelayNow() }
            delegate?.speechSynthesizer?(self, didFinish: current)
        case .stopped:
            isPaused = false
            takeNext()
            delegate?.speechSynthesizer?(self, didCancel: current)
        }
    }

    /// Who hears that the last utterance has ended finds nothing spoken any more.
    private func endDelayNow() {
        dropDelay()
        takeNext()
    }

    private func dropDelay() {
        let synthesizer = self
        MainActor.assumeIsolated { synthesizer.delay?.invalidate() }
        delay = nil
    }

    // MARK: Pausing and stopping

    /// Pauses. Where nothing is spoken, or it is paused already, nothing happens.
    /// - Returns: whether speech pauses.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/pausespeaking(at:)
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking, !isPaused else { return false }
        let synthesizer = self
        MainActor.assumeIsolated {
            if synthesizer.phase == .speaking { return synthesizer.engine?.pause(at: boundary) ?? () }
            synthesizer.restOfDelay = synthesizer.delay.map { max($0.fireTime - MediaClock.current.now, 0) }
            synthesizer.dropDelay()
            synthesizer.isPaused = true
        }
        return true
    }

    /// Goes on after a pause.
    /// - Returns: whether speech goes on.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/continuespeaking()
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        if let rest = restOfDelay {
            (restOfDelay, isPaused) = (nil, false)
            wait(rest)
        } else {
            let synthesizer = self
            MainActor.assumeIsolated { synthesizer.engine?.resume() }
        }
        return true
    }

    /// Stops, and forgets what was waiting.
    /// - Returns: whether anything was spoken.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/stopspeaking(at:)
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let stopped = current else { return false }
        waiting.forEach { $0.isEnqueued = false }
        waiting = []
        let (isSpoken, isAtWord, synthesizer) = (phase == .speaking, boundary == .word && !isPaused, self)
        MainActor.assumeIsolated {
            if isSpoken { synthesizer.engine?.stop(at: isAtWord ? .word : .immediate) }
            guard !isSpoken || !isAtWord else { return }
            synthesizer.dropDelay()
            (synthesizer.restOfDelay, synthesizer.isPaused) = (nil, false)
            synthesizer.takeNext()
            guard isSpoken else { return }
            MediaClock.current.addTimer(after: 0) { synthesizer.delegate?.speechSynthesizer?(synthesizer, didCancel: stopped) }
        }
        return true
    }
}
