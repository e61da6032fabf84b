extension UIEvent {
    /// The kind of event.
    // apple: https://developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        /// A wheel or a touchpad scrolls.
        case scroll = 10
        /// A pointer moves without a button.
        case hover = 11
        /// Two fingers on a touchpad turn or pinch.
        case transform = 14
    }

    /// The further kind of an event.
    // apple: https://developer.apple.com/documentation/uikit/uievent/eventsubtype
    public enum EventSubtype: Int, Sendable {
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointing device.
    // apple: https://developer.apple.com/documentation/uikit/uievent/buttonmask
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, where 1 is the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
