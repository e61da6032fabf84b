/// The treatment of pitch at another speed.
// apple: https://developer.apple.com/documentation/avfoundation/avaudiotimepitchalgorithm
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    // Those that keep the pitch are one and the same here.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    /// The pitch rises and falls with the speed.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
