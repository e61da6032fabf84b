// What settings of sound say, by their keys.

/// How sound is coded, a number such as ``kAudioFormatMPEG4AAC``.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many times a second it is measured.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels it has.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How many bits a second it takes.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How good it is, a number of ``AVAudioQuality``.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits each number has, without compression.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// True if the first byte of a number is its largest, without compression.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// True if numbers have fractions, without compression.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// True if channels lie one after the other, without compression.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// How sound is coded, by four letters.
// apple: https://developer.apple.com/documentation/coreaudiotypes/audioformatid
public typealias AudioFormatID = UInt32

/// Without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// AAC of MPEG-4.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC of MPEG-4 with high efficiency.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// Apple's compression that loses nothing.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// Apple's compression to a quarter.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// Layer 3 of MPEG.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033

/// How good coded sound is.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioquality
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
