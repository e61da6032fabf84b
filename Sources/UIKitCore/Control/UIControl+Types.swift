extension UIControl {
    /// The events of a control.
    // apple: https://developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        /// The second touch, or a later one, of several in quick succession. Comes together with ``touchDown``.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger has moved, within the control or close to it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger has moved, away from the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger has come back to the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger has left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system has taken the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the value. Changes by code send nothing.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu has been shown, before the choice.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// For events of the app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// For the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control; several may hold at once.
    // apple: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        /// The focus of a keyboard or a remote control is on it.
        public static let focused = State(rawValue: 1 << 3)
        /// For states of the app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// For the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where a control's content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// Where a control's content is in height.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }
}
