/// Faster and higher, or slower and lower, as a tape.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitvarispeed
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    private var speed: Float = 1
    private var converter = RateConverter()

    /// A tape at its own speed.
    public override init() {}

    /// From 0.25 to 4. Default: 1.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiounitvarispeed/rate
    open var rate: Float {
        get { SoundGraph.lock.withLock { speed } }
        set { SoundGraph.lock.withLock { speed = newValue } }
    }

    override func change(_ count: Int, read: (Int) -> SoundBlock) -> SoundBlock {
        converter.convert(count, step: Double(speed.isNaN ? 1 : min(4, max(0.25, speed))), read: read)
    }

    override func forgetSound() { converter.reset() }
}
