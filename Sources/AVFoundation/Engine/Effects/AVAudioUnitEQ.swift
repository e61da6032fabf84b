import Foundation

/// Makes some frequencies louder and others softer, in bands.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiouniteq
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands, all of which do nothing at first.
    public let bands: [AVAudioUnitEQFilterParameters]
    private var allGain: Float = 0

    /// An equalizer with as many bands.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiouniteq/init(numberofbands:)
    public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }

    /// For all frequencies, in decibels, from -96 to 24. Default: 0.
    open var globalGain: Float {
        get { SoundGraph.lock.withLock { allGain } }
        set { SoundGraph.lock.withLock { allGain = newValue } }
    }

    override func change(_ block: inout SoundBlock) {
        for band in bands { band.change(&block) }
        let factor = Float(pow(10, (allGain.isNaN ? 0 : Double(min(24, max(-96, allGain)))) / 20))
        block.scale(left: factor, right: factor)
    }

    override func forgetSound() { for band in bands { band.forgetSound() } }
}
