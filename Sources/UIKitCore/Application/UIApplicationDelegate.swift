public import Foundation

/// Is notified of the life cycle of the application.
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

    /// Launching is almost done: the position to make the window of an application without scenes.
    @objc(application:didFinishLaunchingWithOptions:)
    optional func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch method of apps older than launch options. Called of delegates that have it and lack the one with options.
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)

    /// The application is in front and gets events.
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to get no more events, for a moment or before it goes to the background.
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    /// The application is not shown any more: the position to save and to stop timers.
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to be shown again; ``applicationDidBecomeActive(_:)`` follows.
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end: the last chance to save.
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short: the first of all who are notified.
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

    /// Somebody older than the options wants a URL opened. Never called here; declared for those who pass it on.
    @objc(application:openURL:sourceApplication:annotation:)
    optional func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool

    // MARK: Shortcuts and activities

    /// The user has chosen a shortcut of the application's icon. An application with scenes gets it through their delegates.
    @objc(application:performActionForShortcutItem:completionHandler:)
    optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    // Activities come from other devices and from searches of the system: never here.

    /// An activity is about to be continued. Returns whether the app shows that to the user itself.
    @objc(application:willContinueUserActivityWithType:)
    optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// An activity is here. Returns whether the app goes on with it.
    @objc(application:continueUserActivity:restorationHandler:)
    optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An activity did not arrive.
    @objc(application:didFailToContinueUserActivityWithType:error:)
    optional func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity has been brought up to date before it is handed over.
    @objc(application:didUpdateUserActivity:)
    optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: Work in the background, and notifications from afar

    /// ``UIApplication/registerForRemoteNotifications()`` has failed, as it always does here.
    @objc(application:didFailToRegisterForRemoteNotificationsWithError:)
    optional func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    // Never called here: there is no such service, and no application is woken.

    /// The service knows the device under a token.
    @objc(application:didRegisterForRemoteNotificationsWithDeviceToken:)
    optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// A message from afar has come. Only where the method with a completion handler is lacking.
    @objc(application:didReceiveRemoteNotification:)
    optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// A remote notification has arrived; the handler receives whether there was new data.
    @objc(application:didReceiveRemoteNotification:fetchCompletionHandler:)
    optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// The time to fetch news, if there are any.
    @objc(application:performFetchWithCompletionHandler:)
    optional func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Downloads that went on without the app are done; the handler is called when they were dealt with.
    @objc(application:handleEventsForBackgroundURLSession:completionHandler:)
    optional func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )
    /// Returns true if extensions of a kind may be used. Without it: yes.
    @objc(application:shouldAllowExtensionPointIdentifier:)
    optional func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// The day, or the time by more than a trifle, has changed. Never called here.
    @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
    /// The user's files are about to be locked. Never called here.
    @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// The user's files can be read again. Never called here.
    @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    // MARK: State of an application without scenes

    /// Returns true if the state of controllers is to be kept when the application goes to the background. Without it: no.
    @objc(application:shouldSaveSecureApplicationState:)
    optional func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// The same of apps older than secure states. Called of delegates that have it and lack the other.
    @objc(application:shouldSaveApplicationState:)
    optional func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Returns true if the state that was kept is to be restored. Asked between the two launch methods. Without it: no.
    @objc(application:shouldRestoreSecureApplicationState:)
    optional func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The same of apps older than secure states. Called of delegates that have it and lack the other.
    @objc(application:shouldRestoreApplicationState:)
    optional func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Makes a controller again that has no class for that; nil leaves it to what is there already, or to the storyboard.
    @objc(application:viewControllerWithRestorationIdentifierPath:coder:)
    optional func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    /// State is about to be kept: the place for what belongs to no controller.
    @objc(application:willEncodeRestorableStateWithCoder:)
    optional func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// All controllers have read their state.
    @objc(application:didDecodeRestorableStateWithCoder:)
    optional func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Windows and scenes

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
