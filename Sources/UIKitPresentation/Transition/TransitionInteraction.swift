import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// How far a finger has led a transition.
struct TransitionInteraction {
    var isInteractive = false
    /// True if a finger led it from the start.
    var beganInteractive = false
    var isCancelled = false
    /// From 0 to 1.
    var percent: CGFloat = 0
    /// The speed and the curve of the rest, once the finger has let go.
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
}
