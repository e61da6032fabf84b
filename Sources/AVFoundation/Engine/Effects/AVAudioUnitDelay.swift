import Foundation

/// Repeats sound, softer each time.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitdelay
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    private static let longest = 2.0
    private var seconds: TimeInterval = 1
    private var numbers: (feedback: Float, cutoff: Float, wet: Float) = (50, 15_000, 100)
    private var lines: (left: DelayLine, right: DelayLine)?
    private var filters: (left: Biquad, right: Biquad)?

    /// An echo after a second.
    public override init() {}

    /// In seconds, from 0 to 2. Default: 1.
    open var delayTime: TimeInterval {
        get { SoundGraph.lock.withLock { seconds } }
        set { SoundGraph.lock.withLock { seconds = newValue } }
    }
    /// How much of an echo is repeated once more, in percent, from -100 to 100. Default: 50.
    open var feedback: Float {
        get { SoundGraph.lock.withLock { numbers.feedback } }
        set { SoundGraph.lock.withLock { numbers.feedback = newValue } }
    }
    /// Above it echoes are softer, in hertz, from 10 to half of the rate. Default: 15,000.
    open var lowPassCutoff: Float {
        get { SoundGraph.lock.withLock { numbers.cutoff } }
        set {
            SoundGraph.lock.withLock {
                numbers.cutoff = newValue
                filters = nil
            }
        }
    }
    /// How much of what is heard is echo, in percent, from 0 to 100. Default: 100.
    open var wetDryMix: Float {
        get { SoundGraph.lock.withLock { numbers.wet } }
        set { SoundGraph.lock.withLock { numbers.wet = newValue } }
    }

    override func change(_ block: inout SoundBlock) {
        let count = seconds.isNaN ? 1 : max(1, Int(min(Self.longest, max(0, seconds)) * SoundBlock.rate))
        let again = numbers.feedback.isNaN ? 0 : min(1, max(-1, numbers.feedback / 100))
        let wet = numbers.wet.isNaN ? 1 : min(1, max(0, numbers.wet / 100))
        var filter = Biquad.Values()
        (filter.type, filter.frequency) = (.lowPass, numbers.cutoff)
        let new = Biquad(Biquad.Factors(filter))
        var (leftFilter, rightFilter) = filters ?? (new, new)
        let longest = Int(Self.longest * SoundBlock.rate)
        var (left, right) = lines ?? (DelayLine(longest), DelayLine(longest))
        lines = nil
        Self.echo(&block.left, &left, count, again, wet, &leftFilter)
        Self.echo(&block.right, &right, count, again, wet, &rightFilter)
        (lines, filters) = ((left, right), (leftFilter, rightFilter))
    }

    private static func echo(
        _ samples: inout [Float], _ line: inout DelayLine, _ count: Int, _ again: Float, _ wet: Float, _ filter: inout Biquad
    ) {
        var echoes = [Float](repeating: 0, count: samples.count)
        for index in samples.indices {
            echoes[index] = line.sample(before: count)
            line.put(samples[index] + echoes[index] * again)
        }
        filter.change(&echoes)
        for index in samples.indices { samples[index] += (echoes[index] - samples[index]) * wet }
    }

    override func forgetSound() { (lines, filters) = (nil, nil) }
}
