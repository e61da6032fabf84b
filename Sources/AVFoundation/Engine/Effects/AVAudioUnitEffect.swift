/// A unit that hands out as many samples as come in.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiouniteffect
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    private var isLeftOut = false

    /// True if sound goes through as it is. Default: false.
    open var bypass: Bool {
        get { SoundGraph.lock.withLock { isLeftOut } }
        set { SoundGraph.lock.withLock { isLeftOut = newValue } }
    }

    override final func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        var block = input(count, cycle)
        if !isLeftOut { change(&block) }
        return block
    }

    /// To be overridden: what the effect does to the next samples.
    func change(_ block: inout SoundBlock) {}
}
