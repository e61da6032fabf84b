import Foundation

/// One instance of the application's interface.
// apple: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor @objcMembers open class UIScene: UIResponder {
    /// Where a scene is in its life.
    public enum ActivationState: Int, Sendable {
        /// Not connected, or not any more.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not shown.
        case background = 2
    }

    /// The system's reason for a scene.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor @objcMembers open class ConnectionOptions: UIObject {
        /// The URLs that the application is started for. Those that come later go to
        /// ``UISceneDelegate/scene(_:openURLContexts:)`` (SV-99).
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The shortcut that the application is started by (SV-93).
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The activities that the scene was asked for with. None comes from other devices.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The type of an activity that another device hands over: none.
        open var handoffUserActivityType: String? { nil }
        /// The program that asked for the scene: none is known.
        open var sourceApplication: String? { nil }
    }

    /// A scene for a session. The system makes it.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// A scene of a session of its own, connected to nothing: tests make one by `init()` of a class that is known while running only.
    @preconcurrency @MainActor convenience override init() {
        self.init(
            session: UISceneSession(
                role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
                persistentIdentifier: UUID().uuidString),
            connectionOptions: UIScene.ConnectionOptions())
    }

    /// The record of the scene that outlives it.
    public let session: UISceneSession

    /// Is notified of the scene's life cycle.
    open var delegate: (any UISceneDelegate)?

    /// Where the scene is in its life.
    open internal(set) var activationState: UIScene.ActivationState = .unattached

    /// The title of the scene in a list of windows, and that of its window on a desktop. Default: empty; the window has the name of the
    /// program then.
    open var title: String! = "" { didSet { if title != oldValue { titleDidChange() } } }

    /// A scene with windows names its window.
    @nonobjc func titleDidChange() {}

    /// What the scene is good for. Default: for all, and the best for nothing.
    open var activationConditions = UISceneActivationConditions()

    /// A second line for the list of windows. Default: empty.
    open var subtitle = ""

    /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
    @objc(openURL:options:completionHandler:)
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(
            url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:], completionHandler: completion)
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Posted with the scene when it is added, before its delegate is notified.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted with the scene after it was removed. This and those below come after the delegate's method.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted with the scene when it gets events.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted with the scene when it is about to get no more events.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted with the scene when it is about to be shown.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted with the scene when it is not shown any more.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
