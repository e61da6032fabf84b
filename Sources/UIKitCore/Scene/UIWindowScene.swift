internal import Display
@_spi(ForasteroInternal) import UIKitGraphics

/// A scene that shows windows on a screen.
// apple: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor @objcMembers open class UIWindowScene: UIScene, UITraitEnvironment {
    private var members = SceneWindows()
    /// The screen of the window of the desktop that shows the scene; nil for the only one.
    @nonobjc final var ownHost: DisplayHost?
    @nonobjc final var host: DisplayHost { ownHost ?? .current }
    /// Another scene is in front, in the same place: none of the windows is seen.
    var isCovered = false
    /// The window that had the keys when another scene came in front.
    weak var formerKeyWindow: UIWindow?
    /// Nil for none.
    @nonobjc var ownTraitOverrides: TraitValues?

    /// A scene for a session. The system makes it.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The scene's windows, the oldest first.
    open var windows: [UIWindow] { members.windows }

    /// The scene's window that gets the keys.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The screen on which the scene is shown.
    open var screen: UIScreen { host.screen }

    /// The scene's coordinates: those of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// How the interface stands, which follows from the shape of the screen.
    open var interfaceOrientation: UIInterfaceOrientation { DeviceShape(screenSize: screen.bounds.size).orientation }

    /// Describes how the status bar looks.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = makeStatusBarManager()

    /// How small and how large the scene's windows may be made.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = makeSizeRestrictions()

    private func makeStatusBarManager() -> UIStatusBarManager {
        let manager = UIStatusBarManager()
        manager.scene = self
        return manager
    }

    private func makeSizeRestrictions() -> UISceneSizeRestrictions {
        let restrictions = UISceneSizeRestrictions()
        restrictions.changeHandler = { [unowned self, unowned restrictions] in
            host.display.setSizeLimits(
                SizeLimits(minimum: restrictions.minimumSize, maximum: restrictions.maximumSize))
        }
        return restrictions
    }

    /// True if the scene fills its screen: always.
    open var isFullScreen: Bool { true }

    /// Asks for another orientation. If the present one is not among those that would do, the screen turns to one that is, as if the
    /// device had been turned: the controller in front, and the app, must support it.
    /// - Parameter errorHandler: is called in a later turn of the run loop with a ``UISceneError``, and only if nothing came of it.
    // apple: https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, !wanted.isEmpty else { return }
        let isLandscape = interfaceOrientation.isLandscape
        guard wanted.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown]) else { return }
        guard let error = host.askToTurn(toLandscape: !isLandscape), let errorHandler else { return }
        FramePipeline.afterAnyFrame { errorHandler(error) }
    }

    /// The traits of the screen, with the scene's own ``traitOverrides``.
    open var traitCollection: UITraitCollection { applyingTraitOverrides(to: screen.traitCollection) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    @nonobjc override func titleDidChange() { showTitle() }

    /// Names the window after the scene that is seen in it.
    func showTitle() {
        if !isCovered { host.display.setTitle(title ?? "") }
    }

    func add(_ window: UIWindow) { members.add(window) }
    func remove(_ window: UIWindow) { members.remove(window) }
}
