import Display
import Testing

@testable import AVFoundation

@MainActor @Suite(.serialized)
struct AVSpeechSynthesizerTests {
    private let clock = MediaClock(.virtual(startingAt: 0))
    private let synthesizer: AVSpeechSynthesizer
    private let listener = SpeechListener()

    init() {
        MediaClock.current = clock
        synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
    }

    @Test("MO-167: utterances are spoken one after another, word by word, by the clock")
    func queueing() {
        synthesizer.speak(AVSpeechUtterance(string: "Hello, world!"))
        synthesizer.speak(AVSpeechUtterance(string: ""))
        #expect(synthesizer.isSpeaking && !synthesizer.isPaused)
        #expect(listener.notes.isEmpty)
        clock.advance(by: 0)
        #expect(listener.notes == ["start Hello, world!", "word Hello"])
        clock.advance(by: 5)
        #expect(listener.notes.dropFirst(2) == ["word world", "finish Hello, world!", "start ", "finish "])
        #expect(!synthesizer.isSpeaking)
    }

    @Test("MO-167: words are places in the text, in units of UTF-16, without what stands around them")
    func words() {
        func words(_ text: String) -> [String] {
            SpeechRequest(AVSpeechUtterance(string: text)).words.map { (text as NSString).substring(with: $0) }
        }
        #expect(words("  «Eins», 😀 zwei\r\n— don't  (drei).  ") == ["Eins", "😀", "zwei", "don't", "drei"])
        #expect(words("... ! ").isEmpty)
        #expect(words("").isEmpty)
    }

    @Test("MO-167: rate and silences take their time; what is beyond the limits counts as the limit")
    func timing() {
        func length(_ change: (AVSpeechUtterance) -> Void) -> Double {
            let utterance = AVSpeechUtterance(string: "one two three")
            change(utterance)
            let start = clock.now
            synthesizer.speak(utterance)
            while synthesizer.isSpeaking, clock.now < start + 60 { clock.advance(by: 0.01) }
            return clock.now - start
        }
        let usual = length { _ in }
        #expect(length { $0.rate = AVSpeechUtteranceMaximumSpeechRate } < usual * 0.6)
        #expect(length { $0.rate = AVSpeechUtteranceMinimumSpeechRate } > usual * 1.8)
        #expect(abs(length { $0.rate = 100 } - length { $0.rate = 1 }) < 0.02)
        #expect(abs(length { $0.rate = .nan } - usual) < 0.02)
        #expect(abs(length { ($0.preUtteranceDelay, $0.postUtteranceDelay) = (1, 2) } - usual - 3) < 0.05)
    }

    @Test("MO-167: speech pauses after a word or at once, and goes on from there")
    func pausing() {
        #expect(!synthesizer.pauseSpeaking(at: .word))
        #expect(!synthesizer.continueSpeaking())
        synthesizer.speak(AVSpeechUtterance(string: "one two"))
        clock.advance(by: 0.1)
        #expect(synthesizer.pauseSpeaking(at: .word))
        #expect(!synthesizer.isPaused)
        clock.advance(by: 5)
        #expect(synthesizer.isPaused && synthesizer.isSpeaking)
        #expect(listener.notes == ["start one two", "word one", "pause one two"])
        #expect(!synthesizer.pauseSpeaking(at: .word))
        #expect(synthesizer.continueSpeaking())
        clock.advance(by: 0.1)
        #expect(synthesizer.pauseSpeaking(at: .immediate))
        #expect(synthesizer.isPaused)
        clock.advance(by: 60)
        #expect(listener.notes.dropFirst(3) == ["continue one two", "word two", "pause one two"])
        #expect(synthesizer.continueSpeaking())
        clock.advance(by: 5)
        #expect(listener.notes.dropFirst(6) == ["continue one two", "finish one two"])
    }

    @Test("MO-167: a pause between utterances is told to nobody, and keeps what is left of the silence")
    func pausingBetween() {
        let utterance = AVSpeechUtterance(string: "one")
        utterance.preUtteranceDelay = 2
        synthesizer.speak(utterance)
        clock.advance(by: 1.5)
        #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused)
        clock.advance(by: 10)
        #expect(listener.notes.isEmpty)
        synthesizer.continueSpeaking()
        clock.advance(by: 0.4)
        #expect(listener.notes.isEmpty)
        clock.advance(by: 0.2)
        #expect(listener.notes.first == "start one")
    }

    @Test("MO-167: stopping forgets what waits, and tells of the one that is spoken only")
    func stopping() {
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        let (first, second) = (AVSpeechUtterance(string: "one two"), AVSpeechUtterance(string: "three"))
        synthesizer.speak(first)
        synthesizer.speak(second)
        clock.advance(by: 0.1)
        #expect(synthesizer.stopSpeaking(at: .immediate))
        #expect(!synthesizer.isSpeaking)
        clock.advance(by: 5)
        #expect(listener.notes == ["start one two", "word one", "cancel one two"])
        // Both may be spoken again.
        synthesizer.speak(second)
        synthesizer.speak(first)
        clock.advance(by: 0.1)
        #expect(synthesizer.stopSpeaking(at: .word))
        clock.advance(by: 5)
        #expect(listener.notes.dropFirst(3) == ["start three", "word three", "cancel three"])
        #expect(!synthesizer.isSpeaking)
    }

    @Test("MO-167: who stops or pauses while it is told of a word or the beginning is obeyed")
    func reentrance() {
        listener.react = { what, synthesizer in if what == "word" { synthesizer.stopSpeaking(at: .immediate) } }
        synthesizer.speak(AVSpeechUtterance(string: "one two"))
        clock.advance(by: 5)
        #expect(listener.notes == ["start one two", "word one", "cancel one two"])
        listener.notes = []
        listener.react = { what, synthesizer in if what == "start" { synthesizer.pauseSpeaking(at: .immediate) } }
        synthesizer.speak(AVSpeechUtterance(string: "one two"))
        clock.advance(by: 5)
        #expect(listener.notes == ["start one two", "pause one two"])
        synthesizer.continueSpeaking()
        clock.advance(by: 5)
        #expect(listener.notes.dropFirst(2) == ["continue one two", "word one", "word two", "finish one two"])
    }

    @Test("MO-167: an utterance cannot wait twice")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                MediaClock.current = MediaClock(.virtual(startingAt: 0))
                let (synthesizer, utterance) = (AVSpeechSynthesizer(), AVSpeechUtterance(string: "one"))
                synthesizer.speak(utterance)
                synthesizer.speak(utterance)
            }
        }
    }

    @Test("MO-167: defaults and limits")
    func defaults() {
        let utterance = AVSpeechUtterance(attributedString: NSAttributedString(string: "one"))
        #expect(utterance.speechString == "one" && utterance.attributedSpeechString.string == "one")
        #expect(utterance.rate == 0.5 && utterance.pitchMultiplier == 1 && utterance.volume == 1)
        #expect(utterance.voice == nil && utterance.preUtteranceDelay == 0 && utterance.postUtteranceDelay == 0)
        #expect(AVSpeechBoundary.immediate.rawValue == 0 && AVSpeechBoundary.word.rawValue == 1)
    }

    @Test("MO-167: silent voices are the same everywhere, and found by language and identifier")
    func voices() throws {
        let british = try #require(AVSpeechSynthesisVoice(language: "en-GB"))
        #expect(british.language == "en-GB" && british.quality == .default)
        #expect(AVSpeechSynthesisVoice(identifier: british.identifier) == british)
        #expect(AVSpeechSynthesisVoice(language: "en-AU")?.language == "en-US")
        #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
        #expect(AVSpeechSynthesisVoice(language: "") == nil)
        #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
        #expect(AVSpeechSynthesisVoice.currentLanguageCode() == "en-US")
        #expect(AVSpeechSynthesisVoice.speechVoices().contains(british))
    }
}
