/// Hears of the life of a scene with windows.
// apple: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    @objc optional var window: UIWindow? { get set }
}
