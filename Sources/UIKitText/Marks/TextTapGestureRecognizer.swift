@_spi(ForasteroInternal) import UIKitCore

/// Recognises each tap at once, and knows how many have come in quick succession.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 1
    /// True if it is one of a mouse.
    private(set) var isOfPointer = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            tapCount = max(touch.tapCount, 1)
            isOfPointer = touch.isOfPointer
        }
        super.touchesEnded(touches, with: event)
    }
}
