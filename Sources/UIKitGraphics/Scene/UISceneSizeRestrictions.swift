/// How small and how large a person may make the window of a scene. The window manager is told; a size that is set by the system, such as
/// that of the start, is not corrected.
// apple: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor @objcMembers open class UISceneSizeRestrictions: UIObject {
    /// In points. Default: nothing.
    open var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { changeHandler?() } } }
    /// In points. Default: as large as can be.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { changeHandler?() } }
    }
    /// True if the window may fill the screen. Kept; the window manager decides. Default: true.
    open var allowsFullScreen = true

    /// Called after one of the sizes has changed.
    @_spi(ForasteroInternal)
    @nonobjc public final var changeHandler: (() -> Void)?
}
