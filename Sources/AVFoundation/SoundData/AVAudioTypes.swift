/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among the samples of each channel.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32

/// What the samples of a sound without compression are.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiocommonformat
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32
    case pcmFormatFloat64
    case pcmFormatInt16
    case pcmFormatInt32

    /// In bytes; 0 for another one.
    var sampleSize: Int {
        switch self {
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        case .otherFormat: 0
        }
    }
}
