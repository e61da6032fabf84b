// Keys of gesture recognisers.

extension NibKey {
    package static let gestureRecognizerCancelsTouchesInView = "UIGestureRecognizer.cancelsTouchesInView"
    package static let gestureRecognizerDelaysTouchesBegan = "UIGestureRecognizer.delaysTouchesBegan"
    package static let gestureRecognizerDelaysTouchesEnded = "UIGestureRecognizer.delaysTouchesEnded"
    package static let gestureRecognizerEnabled = "UIGestureRecognizer.enabled"
    package static let longPressGestureRecognizerAllowableMovement = "UILongPressGestureRecognizer.allowableMovement"
    package static let longPressGestureRecognizerMinimumPressDuration = "UILongPressGestureRecognizer.minimumPressDuration"
    package static let longPressGestureRecognizerNumberOfTapsRequired = "UILongPressGestureRecognizer.numberOfTapsRequired"
    package static let longPressGestureRecognizerNumberOfTouchesRequired = "UILongPressGestureRecognizer.numberOfTouchesRequired"
    package static let panGestureRecognizerMaximumNumberOfTouches = "UIPanGestureRecognizer.maximumNumberOfTouches"
    package static let panGestureRecognizerMinimumNumberOfTouches = "UIPanGestureRecognizer.minimumNumberOfTouches"
    package static let screenEdgePanGestureRecognizerEdges = "UIScreenEdgePanGestureRecognizer.edges"
    package static let swipeGestureRecognizerDirection = "UISwipeGestureRecognizer.direction"
    package static let swipeGestureRecognizerNumberOfTouchesRequired = "UISwipeGestureRecognizer.numberOfTouchesRequired"
    package static let tapGestureRecognizerNumberOfTapsRequired = "UITapGestureRecognizer.numberOfTapsRequired"
    package static let tapGestureRecognizerNumberOfTouchesRequired = "UITapGestureRecognizer.numberOfTouchesRequired"
}
