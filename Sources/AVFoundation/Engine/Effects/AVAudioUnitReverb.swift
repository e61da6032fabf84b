import Foundation

/// Sound as it is in a room. What the rooms are like is of our own choice: they are not those of Apple's recordings.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitreverb
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    private var preset = AVAudioUnitReverbPreset.mediumHall
    private var wet: Float = 0
    private var rooms: (left: Reverberation, right: Reverberation)?

    /// A hall, of which nothing is heard at first.
    public override init() {}

    /// How much of what is heard is the room, in percent, from 0 to 100. Default: 0.
    open var wetDryMix: Float {
        get { SoundGraph.lock.withLock { wet } }
        set { SoundGraph.lock.withLock { wet = newValue } }
    }

    /// Another room.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiounitreverb/loadfactorypreset(_:)
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {
        SoundGraph.lock.withLock { (self.preset, rooms) = (preset, nil) }
    }

    override func change(_ block: inout SoundBlock) {
        let part = wet.isNaN ? 0 : min(1, max(0, wet / 100))
        guard part > 0 else { return }
        var (left, right) = rooms ?? (Reverberation(preset, isRight: false), Reverberation(preset, isRight: true))
        rooms = nil
        for index in 0..<block.count {
            let middle = (block.left[index] + block.right[index]) / 2
            block.left[index] += (left.next(middle) - block.left[index]) * part
            block.right[index] += (right.next(middle) - block.right[index]) * part
        }
        rooms = (left, right)
    }

    override func forgetSound() { rooms = nil }
}
