/// What speaks one utterance at a time.
@MainActor
protocol SpeechEngine: AnyObject, Sendable {
    /// Speaks. The last report is ``SpeechReport/finished`` or ``SpeechReport/stopped``; the first one comes after this has returned.
    func begin(_ request: SpeechRequest, report: @escaping @MainActor (SpeechReport) -> Void)
    /// Pauses what is spoken.
    func pause(at boundary: AVSpeechBoundary)
    func resume()
    /// Stops what is spoken. At once, nothing more is reported; at a word, that it has stopped.
    func stop(at boundary: AVSpeechBoundary)
}
