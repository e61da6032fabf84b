import Foundation

/// A key or button that is held down.
// apple: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor @objcMembers open class UIPress: UIObject {
    /// Where in its life a press is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        /// Still down, without a change.
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Which button is pressed. A key of a keyboard has a number of its own, 2000 and the code of the key.
    // observed: the numbers of keys are not documented
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        /// The button that chooses on a remote control, or a gamepad's.
        public static let select = PressType(rawValue: 4)
        /// The button that goes back on a remote control.
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)

        static let firstKey = 2000
    }

    /// Where in its life the press is.
    open package(set) var phase: UIPress.Phase = .began

    /// Which button is pressed.
    open var type: UIPress.PressType { PressType(rawValue: PressType.firstKey + (pressedKey?.keyCode.rawValue ?? 0)) }

    /// When the press last changed, in seconds of the media clock.
    open package(set) var timestamp: TimeInterval = 0

    /// The key, for a press on a keyboard.
    open var key: UIKey? { pressedKey }

    /// How hard the button is pressed; 1 where that is not measured.
    open var force: CGFloat { 1 }

    /// The window that got the press.
    open package(set) weak var window: UIWindow?

    /// The object that the press was first sent to.
    open package(set) weak var responder: UIResponder?

    /// The gesture recognisers that follow the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Internal

    private var pressedKey: UIKey?
    var recognizers: [UIGestureRecognizer] = []

    /// A press of no button. For subclasses: the system makes the others.
    @preconcurrency @MainActor public override init() { super.init() }

    package convenience init(key: UIKey, timestamp: TimeInterval) {
        self.init()
        pressedKey = key
        self.timestamp = timestamp
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }
}
