import QuartzCore

@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    @objc(sharedApplication) public static let shared = UIApplication()
    weak var firstResponder: UIResponder?
    open weak var delegate: UIApplicationDelegate?
    open override var next: UIResponder? { delegate as? UIResponder }
    open var keyWindow: UIWindow?, windows: [UIWindow] = [], connectedScenes: Set<UIScene> = []
    open var isIdleTimerDisabled = false, isStatusBarHidden = false, statusBarStyle = UIStatusBarStyle.default
    open var isNetworkActivityIndicatorVisible = false, applicationIconBadgeNumber = 0
    open var applicationState: State { .active }
    open var statusBarFrame: CGRect { .zero }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var supportsMultipleScenes: Bool { false }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {}
    open func sendEvent(_ event: UIEvent) {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? (firstResponder ?? sender as? UIResponder)?.target(forAction: action, withSender: sender)
        guard let receiver = receiver as? Foundation.NSObject, receiver.responds(to: action) else { return false }
        receiver.perform(action, with: sender, with: event)
        return true
    }

    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification =
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    public nonisolated static let openSettingsURLString = "app-settings:"
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}

@preconcurrency @MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
    @objc optional var window: UIWindow? { get set }
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
    @objc(application:didFinishLaunchingWithOptions:) optional func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc(application:openURL:options:) optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    @objc(application:configurationForConnectingSceneSession:options:) optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    @objc(application:supportedInterfaceOrientationsForWindow:) optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public static func main() {}
}

@preconcurrency @MainActor open class UIDevice: UIObject {
    public static let current = UIDevice()
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "18.0" }
    open var orientation: UIDeviceOrientation { .portrait }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var identifierForVendor: UUID? { nil }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open func playInputClick() {}
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

@preconcurrency @MainActor open class UIPasteboard: UIObject {
    public static let general = UIPasteboard()
    open var string: String?, strings: [String]?, url: URL?, image: UIImage?, color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var items: [[String: Any]] = []
}
