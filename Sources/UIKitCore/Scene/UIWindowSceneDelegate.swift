/// Is notified of the life cycle of a scene with windows.
// apple: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    @objc optional var window: UIWindow? { get set }

    /// The user has chosen a shortcut of the application's icon while the scene was there (SV-93).
    @objc(windowScene:performActionForShortcutItem:completionHandler:)
    optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// The screen has another size, orientation or other traits; what they were before is handed over.
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
    optional func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
}
