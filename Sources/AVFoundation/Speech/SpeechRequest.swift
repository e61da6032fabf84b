import Foundation

/// A text to be spoken, and how, as an engine wants it.
struct SpeechRequest: Sendable {
    var text: String
    /// Nil for the usual one of the language.
    var voice: String?
    var language: String
    /// From 0 to 1; usual is 0.5.
    var rate: Double
    /// From 0.5 to 2; usual is 1.
    var pitch: Double
    /// From 0 to 1, as usual.
    var volume: Double

    init(_ utterance: AVSpeechUtterance) {
        func limited(_ value: Float, _ range: ClosedRange<Double>, _ usual: Double) -> Double {
            value.isNaN ? usual : min(max(Double(value), range.lowerBound), range.upperBound)
        }
        text = utterance.speechString
        voice = utterance.voice?.nativeName
        language = utterance.voice?.language ?? SpeechVoice.currentLanguage()
        rate = limited(utterance.rate, 0...1, 0.5)
        pitch = limited(utterance.pitchMultiplier, 0.5...2, 1)
        volume = limited(utterance.volume, 0...1, 1)
    }

    /// The places of the words: what stands between spaces, without the punctuation at its ends. A text of a language that is written
    /// without spaces is one word.
    var words: [NSRange] {
        var words: [NSRange] = []
        var place = 0
        for piece in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            let length = piece.utf16.count
            let word = piece.drop { $0.isPunctuation }
            let start = place + length - word.utf16.count
            let end = word.reversed().drop { $0.isPunctuation }.reduce(0) { $0 + $1.utf16.count }
            if end > 0 { words.append(NSRange(location: start, length: end)) }
            place += length
            // The space after it, which is not always one unit long.
            if piece.endIndex < text.endIndex { place += text[piece.endIndex].utf16.count }
        }
        return words
    }
}
