/// How small and how large the windows of a scene may be made. Stored; the desktop's windows are not held to it.
// apple: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor @objcMembers open class UISceneSizeRestrictions: UIObject {
    /// In points. Default: nothing.
    open var minimumSize = CGSize.zero
    /// In points. Default: as large as can be.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
