import Foundation

/// Spoils sound. What the presets do is of our own choice: they sound like their names, not like Apple's.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitdistortion
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    private var recipe = AVAudioUnitDistortionPreset.multiDistortedSquared.recipe
    private var numbers: (gain: Float, wet: Float) = (-6, 50)
    private var lines: (left: DelayLine, right: DelayLine)?
    private var held: (left: Float, right: Float) = (0, 0)
    private var count = 0

    /// The preset ``AVAudioUnitDistortionPreset/multiDistortedSquared``, half of it.
    public override init() {}

    /// How loud sound goes in, in decibels, from -80 to 20. Default: -6.
    open var preGain: Float {
        get { SoundGraph.lock.withLock { numbers.gain } }
        set { SoundGraph.lock.withLock { numbers.gain = newValue } }
    }
    /// How much of what is heard is spoilt, in percent, from 0 to 100. Default: 50.
    open var wetDryMix: Float {
        get { SoundGraph.lock.withLock { numbers.wet } }
        set { SoundGraph.lock.withLock { numbers.wet = newValue } }
    }

    /// Does something else.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiounitdistortion/loadfactorypreset(_:)
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
        SoundGraph.lock.withLock { (recipe, lines) = (preset.recipe, nil) }
    }

    override func change(_ block: inout SoundBlock) {
        let wet = numbers.wet.isNaN ? 0 : min(1, max(0, numbers.wet / 100))
        let gain = Float(pow(10, (numbers.gain.isNaN ? 0 : Double(min(20, max(-80, numbers.gain)))) / 20))
        let length = Int(recipe.echo * SoundBlock.rate)
        var (left, right) = lines ?? (DelayLine(length), DelayLine(length))
        lines = nil
        for index in 0..<block.count {
            let tone = recipe.tone == 0 ? 1 : Float(sin(2 * Double.pi * recipe.tone * Double(count) / SoundBlock.rate))
            if count % recipe.decimation == 0 { held = (block.left[index] * gain, block.right[index] * gain) }
            count = (count + 1) % Int(SoundBlock.rate * 1000)
            block.left[index] += (spoilt(held.left, tone, &left) - block.left[index]) * wet
            block.right[index] += (spoilt(held.right, tone, &right) - block.right[index]) * wet
        }
        lines = (left, right)
    }

    private func spoilt(_ sample: Float, _ tone: Float, _ line: inout DelayLine) -> Float {
        let driven = recipe.drive == 1 ? sample : tanh(sample * recipe.drive) / tanh(recipe.drive)
        let result = driven * tone
        guard recipe.echo > 0 else { return result }
        let echoed = result + line.oldest * 0.5
        line.put(echoed)
        return echoed
    }

    override func forgetSound() { (lines, held, count) = (nil, (0, 0), 0) }
}
