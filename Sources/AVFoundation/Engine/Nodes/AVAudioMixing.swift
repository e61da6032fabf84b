/// What a mixer does with the sound of a node that reaches it.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiomixing
public protocol AVAudioMixing: AVAudioStereoMixing {
    /// From 0 to 1, the default.
    var volume: Float { get set }
}

/// Where between the loudspeakers the sound of a node is.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiostereomixing
public protocol AVAudioStereoMixing: AnyObject {
    /// From -1, on the left, to 1, on the right. Default: 0, in the middle.
    var pan: Float { get set }
}

/// The two numbers, and what they make of left and right.
struct MixingGains {
    var volume: Float = 1
    var pan: Float = 0

    private var side: Float { pan.isNaN ? 0 : min(1, max(-1, pan)) }
    private var level: Float { volume.isNaN ? 0 : max(0, volume) }
    var left: Float { level * min(1, 1 - side) }
    var right: Float { level * min(1, 1 + side) }
}
