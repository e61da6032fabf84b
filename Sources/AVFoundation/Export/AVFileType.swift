/// The format of a file with media, by its uniform type identifier.
// apple: https://developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A format by its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// QuickTime, `.mov`.
    public static let mov = AVFileType("com.apple.quicktime-movie")
    /// MPEG-4 with pictures, `.mp4`.
    public static let mp4 = AVFileType("public.mpeg-4")
    /// Apple's MPEG-4 with pictures, `.m4v`.
    public static let m4v = AVFileType("com.apple.m4v-video")
    /// MPEG-4 with sound only, `.m4a`.
    public static let m4a = AVFileType("com.apple.m4a-audio")
    /// For telephones of the third generation, `.3gp`.
    public static let mobile3GPP = AVFileType("public.3gpp")
    /// Waves, `.wav`.
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    /// Apple's sound, `.caf`.
    public static let caf = AVFileType("com.apple.coreaudio-format")
    /// Sound of many computers, `.aif`.
    public static let aiff = AVFileType("public.aiff-audio")
    /// MPEG-1 or 2, the third layer, `.mp3`.
    public static let mp3 = AVFileType("public.mp3")
}
