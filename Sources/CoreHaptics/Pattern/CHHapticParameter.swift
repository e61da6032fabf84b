public import Foundation

/// How an event is, as a number.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    /// What it is about.
    public let parameterID: CHHapticEvent.ParameterID
    /// The number.
    open var value: Float

    /// - Parameters:
    ///   - parameterID: what it is about.
    ///   - value: the number.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// How all events of a pattern are changed from a time on.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    /// What it is about.
    public let parameterID: ID
    /// The number.
    open var value: Float
    /// From when on, in seconds.
    open var relativeTime: TimeInterval

    /// - Parameters:
    ///   - parameterID: what it is about.
    ///   - value: the number.
    ///   - relativeTime: from when on, in seconds.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        self.relativeTime = relativeTime
    }

    /// What can be changed.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter/id
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }
}

/// How all events of a pattern are changed as time goes on.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    /// What it is about.
    public let parameterID: CHHapticDynamicParameter.ID
    /// From when on, in seconds.
    open var relativeTime: TimeInterval
    /// Its numbers by time.
    public let controlPoints: [ControlPoint]

    /// - Parameters:
    ///   - parameterID: what it is about.
    ///   - controlPoints: its numbers by time.
    ///   - relativeTime: from when on, in seconds.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }

    /// A number at a time.
    open class ControlPoint: NSObject {
        /// When, in seconds from the beginning of the curve.
        open var relativeTime: TimeInterval
        /// The number.
        open var value: Float

        /// - Parameters:
        ///   - relativeTime: when, in seconds from the beginning of the curve.
        ///   - value: the number.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }
}
