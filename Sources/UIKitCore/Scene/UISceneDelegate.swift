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

    /// What the user is at in the scene, so that it can go on there when the application is started again. Asked for when the scene goes
    /// to the background; ``UISceneSession/stateRestorationActivity`` is it at the next connection.
    @objc(stateRestorationActivityForScene:)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    // Activities come from other devices and from searches of the system: never here.

    @objc(scene:willContinueUserActivityWithType:)
    optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc(scene:continueUserActivity:)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    @objc(scene:didFailToContinueUserActivityWithType:error:)
    optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    @objc(scene:didUpdateUserActivity:)
    optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
