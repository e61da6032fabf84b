public import Foundation

/// What a sound is like: how often it is measured, of how many channels, and what its samples are.
///
/// Does not change. Sounds have one or two channels here, as there are no layouts of channels.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioformat
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The kind of the samples; another one where the sound is compressed.
    public let commonFormat: AVAudioCommonFormat
    /// How many channels it has.
    public let channelCount: AVAudioChannelCount
    /// How often a second each channel is measured.
    public let sampleRate: Double
    /// True if samples of the channels take turns; false if each channel lies by itself.
    public let isInterleaved: Bool
    /// The same by keys such as ``AVSampleRateKey``.
    public let settings: [String: Any]

    private init(
        _ common: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, _ interleaved: Bool, _ settings: [String: Any]
    ) {
        (commonFormat, sampleRate, channelCount, isInterleaved, self.settings) = (common, rate, channels, interleaved, settings)
    }

    /// Numbers with fractions, each channel by itself: what sounds are calculated with.
    /// - Returns: nil for no channel, more than two, or no rate.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioformat/init(standardformatwithsamplerate:channels:)
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Samples without compression.
    /// - Returns: nil for no channel, more than two, no rate, or another format.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioformat/init(commonformat:samplerate:channels:interleaved:)
    public convenience init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
    {
        guard (1...2).contains(channels) else { return nil }
        self.init(known: format, sampleRate, channels, interleaved)
    }

    /// What settings by key say.
    /// - Returns: nil where rate, channels or format are missing, or make no sense.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioformat/init(settings:)
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double }
        guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey), rate > 0, rate.isFinite,
            (1...32).contains(channels), let id = Self.id(in: settings)
        else { return nil }
        guard id == kAudioFormatLinearPCM else {
            self.init(.otherFormat, rate, AVAudioChannelCount(channels), true, settings)
            return
        }
        let isFloat = number(AVLinearPCMIsFloatKey) ?? 0 != 0
        let common: AVAudioCommonFormat =
            switch (Int(number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16)), isFloat) {
            case (32, true): .pcmFormatFloat32
            case (64, true): .pcmFormatFloat64
            case (16, false): .pcmFormatInt16
            case (32, false): .pcmFormatInt32
            default: .otherFormat
            }
        self.init(common, rate, AVAudioChannelCount(channels), number(AVLinearPCMIsNonInterleaved) ?? 0 == 0, settings)
    }

    /// A format of a file, which may have more channels.
    convenience init?(known format: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount, _ interleaved: Bool) {
        guard format != .otherFormat, channels > 0, sampleRate > 0, sampleRate.isFinite else { return nil }
        self.init(format, sampleRate, channels, interleaved, Self.settings(format, sampleRate, channels, interleaved))
    }

    /// True if it is that of ``init(standardFormatWithSampleRate:channels:)``.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The number under ``AVFormatIDKey``, whatever type it has.
    static func id(in settings: [String: Any]) -> AudioFormatID? {
        switch settings[AVFormatIDKey] {
        case let id as AudioFormatID: id
        case let id as Int: AudioFormatID(exactly: id)
        case let id as NSNumber: id.uint32Value
        default: nil
        }
    }

    private static func settings(
        _ format: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, _ interleaved: Bool
    ) -> [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: rate, AVNumberOfChannelsKey: Int(channels),
            AVLinearPCMBitDepthKey: format.sampleSize * 8, AVLinearPCMIsBigEndianKey: false,
            AVLinearPCMIsFloatKey: format == .pcmFormatFloat32 || format == .pcmFormatFloat64, AVLinearPCMIsNonInterleaved: !interleaved,
        ]
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        return hasher.finalize()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && channelCount == other.channelCount && sampleRate == other.sampleRate
            && isInterleaved == other.isInterleaved && AVAudioFormat.id(in: settings) == AVAudioFormat.id(in: other.settings)
    }

    open override var description: String {
        "<AVAudioFormat: \(channelCount) ch, \(Int(sampleRate)) Hz, \(commonFormat)\(isInterleaved ? ", interleaved" : "")>"
    }
}
