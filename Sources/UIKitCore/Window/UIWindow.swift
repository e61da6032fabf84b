import Foundation

/// The root of a tree of views on a screen, which hands touches and keys to them.
///
/// A new window is hidden; ``makeKeyAndVisible()`` shows it. Nobody but the app keeps a window alive.
// apple: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor @objcMembers open class UIWindow: UIView {
    /// The screen that the window was made for, or that of its scene, with all that hangs on it.
    package private(set) final var screenHost = DisplayHost.current
    private(set) var firstResponderState = FirstResponderState()
    private var shownRootViewController: UIViewController?
    private lazy var ownUndoManager = UndoManager()
    /// Nil where the module for what is typed is not part of the program.
    package private(set) lazy var inputViews = Self.inputViewsClass?.init(window: self)
    private static let inputViewsClass = ClassLookup.find("InputViews") as? any InputViewsShowing.Type

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let root = Self.decodedRootController(from: coder) { rootViewController = root }
    }

    /// A window as large as the screen.
    @preconcurrency @MainActor public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window as large as its scene.
    public init(windowScene: UIWindowScene) {
        screenHost = windowScene.host
        super.init(frame: windowScene.screen.bounds)
        setUp()
        self.windowScene = windowScene
        // No observer is called in an initializer.
        windowSceneDidChange(from: nil)
    }

    deinit {
        UIWindow.forget(children: children)
    }

    // MARK: Content

    /// The controller whose view fills the window. Default: nil.
    ///
    /// Setting it removes the view of the former one. The new view is loaded when the window is shown, at once if it is visible.
    open var rootViewController: UIViewController? {
        get { shownRootViewController }
        set { changeRootViewController(to: newValue) }
    }

    /// The scene in which the window is shown. Default: the only one of an app without scenes.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange(from: oldValue) } }
    }

    /// The screen on which the window is shown.
    open var screen: UIScreen { screenHost.screen }

    // MARK: Being seen

    /// True if the window is left out of the picture. Default: true.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { if newValue != super.isHidden { setVisible(!newValue) { super.isHidden = $0 } } }
    }

    /// The position in the order of windows: higher ones are in front and get touches first. Default: ``Level/normal``.
    open var windowLevel: UIWindow.Level = .normal {
        didSet { if windowLevel != oldValue { screenHost.windows.levelDidChange(of: self) } }
    }

    /// True if the window gets the keys.
    open var isKeyWindow: Bool { screenHost.windows.keyWindow === self }

    /// True if the window may become key. Default: true.
    open var canBecomeKey: Bool { true }

    /// The window whose first responder objects in this one may become. Here: this one.
    @_spi(ForasteroInternal)
    @nonobjc open var responderWindow: UIWindow { self }

    /// Makes the window the one that gets the keys. It need not be visible.
    open func makeKey() { screenHost.windows.makeKey(self) }

    /// Shows the window in front of those of its level and makes it key.
    open func makeKeyAndVisible() { screenHost.windows.makeKeyAndVisible(self) }

    /// Called after the window has become key. Does nothing here.
    open func becomeKey() {}

    /// Called after another window has become key. Does nothing here.
    open func resignKey() {}

    // MARK: Events

    /// Hands an event to gesture recognisers and views. Called by ``UIApplication/sendEvent(_:)``.
    @objc(sendEvent:)
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    // MARK: Coordinates

    /// A point of this window in another window's coordinates; in those of the screen if nil.
    @objc(convertPoint:toWindow:)
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = screenPoint(from: point)
        return window?.point(fromScreen: onScreen) ?? onScreen
    }

    @objc(convertPoint:fromWindow:)
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        self.point(fromScreen: window?.screenPoint(from: point) ?? point)
    }

    @objc(convertRect:toWindow:)
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    @objc(convertRect:fromWindow:)
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    // MARK: Overriding

    @nonobjc override func pointOnScreen(from point: CGPoint) -> CGPoint { screenPoint(from: point) }

    @nonobjc override func pointOffScreen(from point: CGPoint) -> CGPoint { self.point(fromScreen: point) }

    /// The scene, or the application where there is none.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// A manager of the window's own, made when it is first asked for.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Internal

    /// True if another scene is in front of the window's.
    var isCovered: Bool { windowScene?.isCovered == true }

    /// Goes to the screen of another scene, and is shown there if it is here.
    func move(to host: DisplayHost) {
        guard host !== screenHost else { return }
        let former = screenHost
        former.windows.remove(self)
        if frame == former.screen.bounds { frame = host.screen.bounds }
        screenHost = host
        host.windows.register(self)
        if !isHidden { host.windows.show(self) }
    }

    private func setUp() {
        hostWindow = self
        super.isHidden = true
        screenHost.windows.register(self)
    }

    private func changeRootViewController(to controller: UIViewController?) {
        guard controller !== shownRootViewController else { return }
        let former = shownRootViewController
        willChangeValue(forKey: "rootViewController")
        defer { didChangeValue(forKey: "rootViewController") }
        shownRootViewController = controller
        former?.endPresentations()
        former?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootViewController() }
    }

    /// Puts the controller's view in, as large as the window.
    func showRootViewController() {
        guard let controller = shownRootViewController, !controller.isCoveredByPresentation else { return }
        guard let view = controller.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    @_spi(ForasteroInternal)
    @nonobjc public final var firstResponder: UIResponder? { firstResponderState.responder }

    /// Who gets keys and text in this window; nil for nobody.
    @_spi(ForasteroInternal)
    @nonobjc public final var currentFirstResponder: UIResponder? { firstResponder }

    func setFirstResponder(_ responder: UIResponder?) {
        let former = firstResponder
        firstResponderState.responder = responder
        if isKeyWindow { screenHost.typing?.update() }
        inputViews?.firstResponderDidChange(to: responder)
        guard former !== responder else { return }
        former?.didResignFirstResponder()
        // Whoever is notified of the end may have given it to another one.
        if let responder, firstResponder === responder { responder.didBecomeFirstResponder() }
    }
}
