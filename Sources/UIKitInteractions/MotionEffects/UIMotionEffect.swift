import Foundation

/// Changes a view with the way in which the user looks at the device.
///
/// There is no sensor here that tells it: effects are kept, and change nothing (SV-90).
// apple: https://developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor @objcMembers open class UIMotionEffect: UIObject, NSCopying {
    @preconcurrency @MainActor public override init() { super.init() }
    /// Nil: an effect is not kept.
    @preconcurrency @MainActor public required init?(coder: NSCoder) { nil }

    /// The key paths and the values that are added for a viewer's offset. To be overridden. Default: nil.
    /// - Parameter viewerOffset: how far the user looks from the side, from -1 to 1 on each axis; nothing is straight on.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Another effect that does the same.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
