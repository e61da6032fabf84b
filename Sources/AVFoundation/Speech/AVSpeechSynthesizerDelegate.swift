public import Foundation

/// Is notified of what a synthesizer does with its utterances, on the main thread.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
@objc public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// The utterance begins to be spoken, after the silence before it.
    @objc(speechSynthesizer:didStartSpeechUtterance:)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// The utterance has been spoken whole.
    @objc(speechSynthesizer:didFinishSpeechUtterance:)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Speech pauses in the utterance. Not called between utterances.
    @objc(speechSynthesizer:didPauseSpeechUtterance:)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Speech goes on after a pause in the utterance.
    @objc(speechSynthesizer:didContinueSpeechUtterance:)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// The utterance was stopped while it was spoken, or cannot be spoken: there is no voice, or it was lost. Not called for utterances
    /// that were waiting.
    @objc(speechSynthesizer:didCancelSpeechUtterance:)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word is about to be spoken.
    /// - Parameter characterRange: its place in the text, in units of UTF-16.
    @objc(speechSynthesizer:willSpeakRangeOfSpeechString:utterance:)
    optional func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
