public import Foundation

/// A band of an equalizer. Changes are heard with the next samples.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiouniteqfilterparameters
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    private var values = Biquad.Values()
    private var isLeftOut = true
    private var filter: (left: Biquad, right: Biquad)?

    override init() {}

    /// What it does. Default: parametric.
    open var filterType: AVAudioUnitEQFilterType {
        get { SoundGraph.lock.withLock { values.type } }
        set { set { $0.type = newValue } }
    }
    /// In hertz, from 20 to half of the rate. Default: 1000.
    open var frequency: Float {
        get { SoundGraph.lock.withLock { values.frequency } }
        set { set { $0.frequency = newValue } }
    }
    /// How wide it is, in octaves, from 0.05 to 5. Default: 1.
    open var bandwidth: Float {
        get { SoundGraph.lock.withLock { values.bandwidth } }
        set { set { $0.bandwidth = newValue } }
    }
    /// In decibels, from -96 to 24. Default: 0.
    open var gain: Float {
        get { SoundGraph.lock.withLock { values.gain } }
        set { set { $0.gain = newValue } }
    }
    /// True if it does nothing. Default: true.
    open var bypass: Bool {
        get { SoundGraph.lock.withLock { isLeftOut } }
        set { SoundGraph.lock.withLock { isLeftOut = newValue } }
    }

    private func set(_ change: (inout Biquad.Values) -> Void) {
        SoundGraph.lock.withLock {
            change(&values)
            let factors = Biquad.Factors(values)
            filter?.left.factors = factors
            filter?.right.factors = factors
        }
    }

    func change(_ block: inout SoundBlock) {
        guard !isLeftOut else { return }
        let new = Biquad(Biquad.Factors(values))
        var (left, right) = filter ?? (new, new)
        left.change(&block.left)
        right.change(&block.right)
        filter = (left, right)
    }

    func forgetSound() { filter = nil }
}
