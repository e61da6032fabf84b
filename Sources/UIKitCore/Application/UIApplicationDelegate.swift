/// Hears of the life of the application.
///
/// Each message is followed by the notification of the same name. An application with scenes gets those about the foreground
/// through its scenes' delegates instead.
// apple: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Launching has begun; nothing is shown yet.
    @objc(application:willFinishLaunchingWithOptions:)
    optional func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Launching is almost done: the place to make the window of an application without scenes.
    @objc(application:didFinishLaunchingWithOptions:)
    optional func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch method of apps older than launch options. Called of delegates that have it and lack the one with options.
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)

    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end: the last chance to save.
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Somebody wants a URL opened whose scheme the application claims.
    /// - Returns: whether it was opened.
    @objc(application:openURL:options:)
    optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The method for URLs of apps older than its options. Called of delegates that have it and lack the one with options.
    /// - Returns: whether it was opened.
    @objc(application:handleOpenURL:)
    optional func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// The orientations in which a window may be shown.
    @objc(application:supportedInterfaceOrientationsForWindow:)
    optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The window of an application without scenes.
    @objc optional var window: UIWindow? { get set }

    /// Which configuration a new scene gets. Without it: the one of Info.plist.
    @objc(application:configurationForConnectingSceneSession:options:)
    optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user has closed scenes for good.
    @objc(application:didDiscardSceneSessions:)
    optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}
