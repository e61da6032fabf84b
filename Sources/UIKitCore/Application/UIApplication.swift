import Foundation

/// The application: one object, through which events and actions without a target go.
// apple: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor @objcMembers open class UIApplication: UIResponder {
    private static var sole: UIApplication?
    package lazy var lifecycle = ApplicationLifecycle(application: self)
    package internal(set) lazy var scenes = SceneRegistry(application: self)
    private(set) lazy var backgroundTasks = BackgroundTasks()
    /// Nil where nothing is kept.
    package var stateKeeper: (any StateKeeping)?
    package private(set) lazy var urls = URLRouter(application: self)
    package private(set) lazy var shortcuts = ShortcutMenu(application: self)
    /// Keeps the delegate alive that was made at launch.
    package var ownedDelegate: (any UIApplicationDelegate)?
    /// The objects of the main nib: its windows, and the delegate.
    var mainNibObjects: [Any] = []

    @preconcurrency @MainActor public override init() {
        super.init()
        _require(
            UIApplication.sole == nil, "There can only be one UIApplication instance. Use UIApplication.shared instead of making one.")
        UIApplication.sole = self
    }

    /// The application.
    @objc(sharedApplication) open class var shared: UIApplication { sole ?? UIApplication() }

    /// Is notified of the application's life cycle. Default: the object that was made at launch.
    open weak var delegate: (any UIApplicationDelegate)?

    // MARK: Windows and scenes

    /// All windows, the oldest first.
    open var windows: [UIWindow] { DisplayHost.shown.flatMap(\.windows.all) }

    /// The window that gets the keys.
    open var keyWindow: UIWindow? { WindowStack.current.keyWindow }

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { scenes.connected }

    /// The sessions of all scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.connected.map(\.session)) }

    /// True if there may be several scenes: Info.plist says `UIApplicationSupportsMultipleScenes`. On a desktop each has a window of its
    /// own; elsewhere one of them is shown at a time.
    open var supportsMultipleScenes: Bool { scenes.areSeveralAllowed }

    // MARK: State

    /// Says whether the application is in front, and gets events.
    open var applicationState: UIApplication.State { lifecycle.state }

    /// True if the screen stays awake. Stored; nothing sleeps here. Default: false.
    open var isIdleTimerDisabled = false

    /// The number on the application's icon. Stored; the desktop does not show it. Default: 0.
    open var applicationIconBadgeNumber = 0

    /// True if the status bar shows that the network is in use. Stored; nothing is shown. Default: false.
    open var isNetworkActivityIndicatorVisible = false

    /// The size of text the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    /// The direction in which the interface is read.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// How the interface stands, which follows from the shape of the screen.
    open var statusBarOrientation: UIInterfaceOrientation { DeviceShape(screenSize: UIScreen.main.bounds.size).orientation }

    /// The strip at the top of the screen that the system uses.
    open var statusBarFrame: CGRect { DisplayHost.current.statusBar.strip }

    /// The shortcuts that the application itself gives its icon, after those of Info.plist. A desktop shows them nowhere; they are
    /// kept, and an app can be started by one. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { shortcuts.dynamicItems }
        set { shortcuts.dynamicItems = newValue?.compactMap { $0.copy() as? UIApplicationShortcutItem } }
    }

    // MARK: Events

    /// Hands an event to the windows that it concerns. An override that calls super sees all events.
    @objc(sendEvent:)
    open func sendEvent(_ event: UIEvent) {
        for window in event.concernedWindows { window.sendEvent(event) }
    }

    /// Sends an action to a target; without one, to the first object that performs it: from the first responder up the chain, or
    /// from the sender where there is no first responder.
    ///
    /// The action takes nothing, the sender, or the sender and the event.
    /// - Returns: whether somebody performed it.
    /// - Precondition: a target that is given has a method of that name.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            _ObjCRuntime.sendRequired(target as AnyObject, action, [sender, event])
            return true
        }
        guard let receiver = actionTarget(for: action, sender: sender) else { return false }
        if _ObjCRuntime.send(receiver as AnyObject, action, [sender, event]).found { return true }
        guard let responder = receiver as? UIResponder, responder.takesPaste(action) else { return false }
        responder.pasteItems()
        return true
    }

    /// No touches are delivered until ``endIgnoringInteractionEvents()``; calls nest.
    open func beginIgnoringInteractionEvents() { TouchDispatcher.current.ignoringCount += 1 }

    /// Ends what ``beginIgnoringInteractionEvents()`` began.
    open func endIgnoringInteractionEvents() {
        let dispatcher = TouchDispatcher.current
        dispatcher.ignoringCount = max(0, dispatcher.ignoringCount - 1)
    }

    /// True if touches are ignored.
    open var isIgnoringInteractionEvents: Bool { TouchDispatcher.current.ignoringCount > 0 }

    // MARK: Overriding

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
    @nonobjc override var containingWindow: UIWindow? { keyWindow }

    // MARK: Internal

    private func actionTarget(for action: Selector, sender: Any?) -> Any? {
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
        return start.target(forAction: action, withSender: sender)
    }

    /// The scene in which windows without one are shown.
    var soleWindowScene: UIWindowScene { scenes.windowScene }
}
