/// Hears of the life of a scene with windows.
// apple: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    @objc optional var window: UIWindow? { get set }

    /// The screen has another size, orientation or other traits; what they were before is handed over.
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
    optional func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
}
