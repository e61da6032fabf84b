public import Foundation

/// Something that can be felt or heard.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    /// What it is.
    public let type: EventType
    /// How it is.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the beginning of its pattern.
    open var relativeTime: TimeInterval
    /// How long it takes, in seconds.
    open var duration: TimeInterval

    /// - Parameters:
    ///   - eventType: what it is.
    ///   - parameters: how it is.
    ///   - relativeTime: when it begins, in seconds from the beginning of its pattern.
    ///   - duration: how long it takes, in seconds.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticevent/init(eventtype:parameters:relativetime:duration:)
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0
    ) {
        type = eventType
        eventParameters = parameters
        self.relativeTime = relativeTime
        self.duration = duration
    }

    /// The kinds.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticevent/eventtype
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// One short impulse.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// What goes on for a while.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the app.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What can be said of it.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
}
