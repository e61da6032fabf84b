import Foundation

/// How something that has the focus looks. This class: as the system has it, a ring or a background in the tint.
// apple: https://developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor @objcMembers open class UIFocusEffect: UIObject, @preconcurrency NSCopying {
    /// The effect of the system.
    @preconcurrency @MainActor public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
