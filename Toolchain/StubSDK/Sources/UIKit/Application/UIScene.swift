import QuartzCore

@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    open class ConnectionOptions: UIObject {}
    open var activationState: ActivationState { .foregroundActive }
    open var delegate: UISceneDelegate?
    open var session: UISceneSession { UISceneSession() }
    open var title: String! = ""
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { nil }
    open var traitCollection: UITraitCollection { .current }
}

@preconcurrency @MainActor open class UIStatusBarManager: UIObject {
    open var statusBarFrame: CGRect { .zero }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
}

@preconcurrency @MainActor open class UISceneSession: UIObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "" }
}

@preconcurrency @MainActor open class UISceneConfiguration: UIObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}
    open var delegateClass: AnyClass?, sceneClass: AnyClass?, storyboard: UIStoryboard?
}

@preconcurrency @MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    @objc(scene:willConnectToSession:options:) optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
}

@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
}

@preconcurrency @MainActor open class UIScreen: UIObject {
    public static let main = UIScreen()
    open class var screens: [UIScreen] { [main] }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var brightness: CGFloat = 1
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }
    open var coordinateSpace: UICoordinateSpace { UIView(frame: bounds) }
    open var fixedCoordinateSpace: UICoordinateSpace { UIView(frame: bounds) }
}
