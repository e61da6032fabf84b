/// Hears of the life of a scene.
// apple: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is being added: the place to make its window.
    @objc(scene:willConnectToSession:options:)
    optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was removed.
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    /// Somebody wants URLs opened whose scheme the application claims.
    @objc(scene:openURLContexts:)
    optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}
