/// Has a say in what a gesture recogniser sees and whom it competes with.
// apple: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns true if a recogniser that has seen its gesture may begin. Without it: yes.
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Returns true if two recognisers may be active at the same time; one yes of either delegate is enough. Without it: no.
    @objc(gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns true if a recogniser has to wait for the failure of another one. Asked once for each attempt. Without it: no.
    @objc(gestureRecognizer:shouldRequireFailureOfGestureRecognizer:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns true if another recogniser has to wait for the failure of this one. Asked once for each attempt. Without it: no.
    @objc(gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns true if a recogniser sees a new touch at all. Without it: yes.
    @objc(gestureRecognizer:shouldReceiveTouch:)
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Returns true if a recogniser sees a new press at all. Without it: yes.
    @objc(gestureRecognizer:shouldReceivePress:)
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

    /// Returns true if a recogniser sees what is new in an event; asked before the methods for a touch and a press. Without it: yes.
    @objc(gestureRecognizer:shouldReceiveEvent:)
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
