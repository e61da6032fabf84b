/// The pinch of a scroll view, which goes on beside its pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== (view as? UIScrollView)?.scrollPan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== (view as? UIScrollView)?.scrollPan
    }
}
