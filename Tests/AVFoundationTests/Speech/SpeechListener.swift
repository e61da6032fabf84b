import AVFoundation

/// Writes down what a synthesizer tells, in order.
final class SpeechListener: NSObject, AVSpeechSynthesizerDelegate {
    var notes: [String] = []
    /// Called with each note.
    var react: ((String, AVSpeechSynthesizer) -> Void)?

    private func note(_ what: String, _ utterance: AVSpeechUtterance, _ synthesizer: AVSpeechSynthesizer) {
        notes.append("\(what) \(utterance.speechString)")
        react?(what, synthesizer)
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        note("start", utterance, synthesizer)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        note("finish", utterance, synthesizer)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        note("pause", utterance, synthesizer)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        note("continue", utterance, synthesizer)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        note("cancel", utterance, synthesizer)
    }
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {
        notes.append("word \((utterance.speechString as NSString).substring(with: characterRange))")
        react?("word", synthesizer)
    }
}
