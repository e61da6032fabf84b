import Foundation

/// A key or button that is held down.
// apple: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor @objcMembers open class UIPress: UIObject {
    /// Where in its life a press is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    open internal(set) var phase: UIPress.Phase = .began

    /// When the press last changed, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval

    /// The key, for a press on a keyboard.
    open var key: UIKey? { pressedKey }

    /// The window that got the press.
    open internal(set) weak var window: UIWindow?

    /// The object that the press was first sent to.
    open internal(set) weak var responder: UIResponder?

    private let pressedKey: UIKey

    init(key: UIKey, timestamp: TimeInterval) {
        pressedKey = key
        self.timestamp = timestamp
        super.init()
    }
}
