/// Is notified of the life cycle of a scene.
// apple: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is being added: the position to make its window.
    @objc(scene:willConnectToSession:options:)
    optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was removed.
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and gets events.
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to get no more events.
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be shown; ``sceneDidBecomeActive(_:)`` follows.
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not shown any more: the position to save.
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    /// Somebody wants URLs opened whose scheme the application claims.
    @objc(scene:openURLContexts:)
    optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// The activity of the user in the scene, so that it can go on when the application is started again. Asked for when the scene goes to
    /// the background; ``UISceneSession/stateRestorationActivity`` is it at the next connection.
    @objc(stateRestorationActivityForScene:)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    // Activities come from the app itself, which asks for a scene with one; none comes from other devices and searches of the system.

    /// An activity is on its way.
    @objc(scene:willContinueUserActivityWithType:)
    optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// An activity is here, to be gone on with.
    @objc(scene:continueUserActivity:)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An activity did not arrive. Never called here: those that the app asks with are there.
    @objc(scene:didFailToContinueUserActivityWithType:error:)
    optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity has been brought up to date before it is handed over.
    @objc(scene:didUpdateUserActivity:)
    optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
