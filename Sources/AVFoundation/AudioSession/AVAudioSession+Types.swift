extension AVAudioSession {
    /// The kind of sound that an application plays.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Heard beside others; silent when the device is.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Heard alone; silent when the device is.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Heard alone, also when the device is silent.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recorded, and not heard.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The purpose of the sound. Remembered only.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How the sound goes with that of others, and where it goes. Remembered only.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
    }

    /// The options for other applications. Makes no difference: there are none.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Says whether long sounds are sent elsewhere. Remembered only.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/routesharingpolicy-swift.enum
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    /// Four letters each: "undt", "deny", "grnt".
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.enum
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// Says whether an interruption begins or ends. None comes here.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/interruptiontype
    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }

    /// The options after an interruption.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/interruptionoptions
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why sound goes elsewhere.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/routechangereason
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }
}
