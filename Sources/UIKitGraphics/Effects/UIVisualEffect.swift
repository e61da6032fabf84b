import Foundation

/// The effect of a ``UIVisualEffectView`` on the picture behind it: ``UIBlurEffect`` and ``UIVibrancyEffect`` are its kinds. Immutable.
// apple: https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor @objcMembers open class UIVisualEffect: UIObject, NSCopying {
    @preconcurrency @MainActor public override init() { super.init() }

    /// No effect: archives hold none of ours.
    public required init?(coder: NSCoder) { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
