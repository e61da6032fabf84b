/// Puts the sounds of several nodes together, whatever rates and channels they have.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiomixernode
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private var gains = MixingGains()
    private var loudness: Float = 1

    /// A mixer with as many inputs as are connected.
    public override init() {}

    open override var numberOfInputs: Int { max(8, nextAvailableInputBus + 1) }

    /// How loud it hands on what it has put together, from 0 to 1, the default.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiomixernode/outputvolume
    open var outputVolume: Float {
        get { SoundGraph.lock.withLock { loudness } }
        set { SoundGraph.lock.withLock { loudness = newValue } }
    }
    open var volume: Float {
        get { SoundGraph.lock.withLock { gains.volume } }
        set { SoundGraph.lock.withLock { gains.volume = newValue } }
    }
    open var pan: Float {
        get { SoundGraph.lock.withLock { gains.pan } }
        set { SoundGraph.lock.withLock { gains.pan = newValue } }
    }

    /// The first input that nothing is connected to.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiomixernode/nextavailableinputbus
    open var nextAvailableInputBus: AVAudioNodeBus {
        SoundGraph.lock.withLock { engine?.freeInput(of: self) ?? 0 }
    }

    override func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        var sum = input(count, cycle)
        let level = loudness.isNaN ? 0 : max(0, loudness)
        sum.scale(left: level * gains.left, right: level * gains.right)
        return sum
    }
}
