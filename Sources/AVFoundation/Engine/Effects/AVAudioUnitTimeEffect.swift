/// A unit that hands out more or fewer samples than come in.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounittimeeffect
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    private var isLeftOut = false
    /// Samples that have been taken in.
    private var taken: AVAudioFramePosition = 0
    private var cycleNumber = 0

    /// True if sound goes through as it is. Default: false.
    open var bypass: Bool {
        get { SoundGraph.lock.withLock { isLeftOut } }
        set { SoundGraph.lock.withLock { isLeftOut = newValue } }
    }

    override final func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        let block = isLeftOut ? take(count, cycle.host) : change(count) { [self] in take($0, cycle.host) }
        return block.count == count ? block : padded(block, to: count)
    }

    /// To be overridden: the next samples, of as many as it wants.
    func change(_ count: Int, read: (Int) -> SoundBlock) -> SoundBlock { read(count) }

    /// Its own count of samples is the time of what comes before it.
    private func take(_ count: Int, _ host: UInt64) -> SoundBlock {
        cycleNumber -= 1
        let block = input(count, SoundGraph.Cycle(number: cycleNumber, time: taken, host: host))
        taken += AVAudioFramePosition(count)
        return block
    }

    private func padded(_ block: SoundBlock, to count: Int) -> SoundBlock {
        var result = block
        result.append(SoundBlock(silence: max(0, count - block.count)))
        return result.takeFirst(count)
    }
}
