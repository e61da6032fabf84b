@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) internal import UIKitTextInput

/// A finger on a key.
@MainActor
final class KeyTouch {
    let touch: UITouch
    var index: Int
    var balloon: KeyBalloon?
    /// Waits for a long press, or repeats Delete.
    var timer: CaretTimer?
    /// True if the key has done what it does.
    var isDone = false

    init(_ touch: UITouch, index: Int) {
        self.touch = touch
        self.index = index
    }

    func end() {
        timer?.stop()
        timer = nil
        balloon?.removeFromSuperview()
        balloon = nil
    }
}
