/// Is notified when an animation begins and ends.
// apple: https://developer.apple.com/documentation/quartzcore/caanimationdelegate
@objc(CAAnimationDelegate)
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has its first frame. Called once.
    @objc(animationDidStart:) optional func animationDidStart(_ anim: CAAnimation)

    /// The animation is over. Called once, with false when it was taken away before its end.
    @objc(animationDidStop:finished:) optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
