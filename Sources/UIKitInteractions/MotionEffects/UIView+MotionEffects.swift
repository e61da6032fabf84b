import Foundation
import ObjCRuntime

extension UIView {
    /// The effects of the view. They are kept, and change nothing: there is no sensor (SV-90). Default: none.
    // apple: https://developer.apple.com/documentation/uikit/uiview/motioneffects
    @objc public var motionEffects: [UIMotionEffect] {
        get { objc_getAssociatedObject(self, &MotionEffectsKey.key) as? [UIMotionEffect] ?? [] }
        set { objc_setAssociatedObject(self, &MotionEffectsKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Adds an effect, once.
    @objc public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Takes an effect away.
    @objc public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

@MainActor
private enum MotionEffectsKey {
    static var key: UInt8 = 0
}
