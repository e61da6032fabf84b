public import Foundation

/// A moment in a sound: a number of samples, a time of the machine, or both. Does not change.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiotime
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The machine's time, in ticks of a nanosecond; 0 if it is not known.
    public let hostTime: UInt64
    /// The number of the sample; 0 if it is not known.
    public let sampleTime: AVAudioFramePosition
    /// Samples in a second; 0 if the number of the sample is not known.
    public let sampleRate: Double
    /// True if ``hostTime`` is known.
    public let isHostTimeValid: Bool
    /// True if ``sampleTime`` and ``sampleRate`` are known.
    open var isSampleTimeValid: Bool { sampleRate > 0 }

    private init(_ host: UInt64?, _ sample: AVAudioFramePosition, _ rate: Double) {
        (hostTime, isHostTimeValid, sampleTime, sampleRate) = (host ?? 0, host != nil, sample, rate)
    }

    /// A moment of the machine.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiotime/init(hosttime:)
    public convenience init(hostTime: UInt64) { self.init(hostTime, 0, 0) }

    /// A number of samples.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiotime/init(sampletime:atrate:)
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { self.init(nil, sampleTime, sampleRate) }

    /// Both.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(hostTime, sampleTime, sampleRate)
    }

    /// Ticks of ``hostTime`` as seconds.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiotime/seconds(forhosttime:)
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }

    /// Seconds as ticks of ``hostTime``; 0 for what is negative or no number.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiotime/hosttime(forseconds:)
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        seconds > 0 && seconds < 1e10 ? UInt64(seconds * 1e9) : 0
    }

    /// What this one does not say, by the difference to a moment of which both is known.
    /// - Returns: nil if that says less, or if this one says neither.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiotime/extrapolatetime(fromanchor:)
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid else { return nil }
        if isHostTimeValid, isSampleTimeValid { return self }
        if isHostTimeValid {
            let seconds = TimeInterval(Int64(bitPattern: hostTime &- anchorTime.hostTime)) / 1e9
            let samples = AVAudioFramePosition((seconds * anchorTime.sampleRate).rounded())
            return AVAudioTime(hostTime: hostTime, sampleTime: anchorTime.sampleTime &+ samples, atRate: anchorTime.sampleRate)
        }
        guard isSampleTimeValid else { return nil }
        let seconds = Double(sampleTime) / sampleRate - Double(anchorTime.sampleTime) / anchorTime.sampleRate
        let host = Double(anchorTime.hostTime) + seconds * 1e9
        return AVAudioTime(hostTime: host > 0 && host < 1e19 ? UInt64(host) : 0, sampleTime: sampleTime, atRate: sampleRate)
    }

    /// In seconds from the first sample; nil if the number of the sample is not known.
    var seconds: TimeInterval? { isSampleTimeValid ? Double(sampleTime) / sampleRate : nil }
}
