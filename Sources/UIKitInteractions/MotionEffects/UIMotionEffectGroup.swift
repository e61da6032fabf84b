import Foundation

/// Several effects that are added as one.
// apple: https://developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor @objcMembers open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Default: nil.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all; of two that change the same property, those of the later one.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(nil) { sum, effect in
            guard let more = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) else { return sum }
            return (sum ?? [:]).merging(more) { $1 }
        }
    }
}
