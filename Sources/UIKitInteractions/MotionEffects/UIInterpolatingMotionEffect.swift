import Foundation

/// Adds to a property what lies between two values, by the way in which the user looks at the device along one axis.
// apple: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor @objcMembers open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis that counts.
    // apple: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    /// The property, from the view on.
    public let keyPath: String
    /// The axis that counts.
    public let type: UIInterpolatingMotionEffect.EffectType
    /// The value that is added where the offset is -1: a number or a structure in an `NSValue`. Default: nil.
    open var minimumRelativeValue: Any?
    /// The value that is added where the offset is 1. Default: nil.
    open var maximumRelativeValue: Any?

    /// An effect on one property, for one way of tilting.
    @preconcurrency @MainActor public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
    /// Nil: an effect is not kept.
    @preconcurrency @MainActor public required init?(coder: NSCoder) { nil }

    /// The value between the two, in proportion to the offset; nothing where one of them is missing or they are no numbers, points,
    /// sizes or offsets.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(offset, -1), 1) + 1) / 2
        return RelativeValue.between(minimumRelativeValue, maximumRelativeValue, at: share).map { [keyPath: $0] }
    }
}
