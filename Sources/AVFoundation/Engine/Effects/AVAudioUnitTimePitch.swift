import Foundation

/// Faster or slower at the same pitch, and higher or lower at the same speed.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounittimepitch
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    private var numbers: (rate: Float, pitch: Float, overlap: Float) = (1, 0, 8)
    private var stretch = TimeStretch()
    private var converter = RateConverter()

    /// Sound as it comes.
    public override init() {}

    /// How fast, from 1/32 to 32. Default: 1.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiounittimepitch/rate
    open var rate: Float {
        get { SoundGraph.lock.withLock { numbers.rate } }
        set { SoundGraph.lock.withLock { numbers.rate = newValue } }
    }
    /// How much higher, in hundredths of a half tone, from -2400 to 2400. Default: 0.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiounittimepitch/pitch
    open var pitch: Float {
        get { SoundGraph.lock.withLock { numbers.pitch } }
        set { SoundGraph.lock.withLock { numbers.pitch = newValue } }
    }
    /// How many pieces lie over each other, from 3 to 32. Default: 8. Two do here.
    open var overlap: Float {
        get { SoundGraph.lock.withLock { numbers.overlap } }
        set { SoundGraph.lock.withLock { numbers.overlap = newValue } }
    }

    override func change(_ count: Int, read: (Int) -> SoundBlock) -> SoundBlock {
        let rate = numbers.rate.isNaN ? 1 : Double(min(32, max(1 / 32, numbers.rate)))
        let cents = numbers.pitch.isNaN ? 0 : Double(min(2400, max(-2400, numbers.pitch)))
        if rate == 1, cents == 0 { return read(count) }
        let height = pow(2, cents / 1200)
        // First as much longer as it is played faster afterwards.
        return converter.convert(count, step: height) { stretch.stretch($0, speed: rate / height, read: read) }
    }

    override func forgetSound() {
        stretch.reset()
        converter.reset()
    }
}
