import Foundation

/// The scenes of the application: makes the one there is, and takes it through its life.
@MainActor
package final class SceneRegistry {
    private unowned let application: UIApplication
    private var scene: UIWindowScene?
    /// True if the application has adopted scenes: it says so in Info.plist or answers for their configuration.
    private(set) var isAdopted = false
    /// The activity of the scene when the application was left.
    package var memory = SceneMemory()

    init(application: UIApplication) {
        self.application = application
    }

    var connected: Set<UIScene> { Set([scene].compactMap { $0 }) }

    /// The scene of all windows; an application without scenes has one as well.
    var windowScene: UIWindowScene {
        if let scene { return scene }
        let session = makeSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let made = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.scene = made
        scene = made
        return made
    }

    private func makeSession(_ configuration: UISceneConfiguration) -> UISceneSession {
        UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: "main")
    }

    // MARK: Connecting

    /// Makes the scene as the delegate, or else Info.plist, wants it. An application with neither has not adopted scenes.
    func connect(options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
        let session = makeSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        guard let configuration = configuration(for: session, options) else {
            windowScene.activationState = .foregroundInactive
            return
        }
        isAdopted = true
        session.configuration = configuration
        connect(session, configuration, options)
    }

    private func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration? {
        if let answer = application.delegate?.application?(application, configurationForConnecting: session, options: options) {
            return answer
        }
        guard InfoPlist.main.declaresScenes else { return nil }
        return UISceneConfiguration(
            name: InfoPlist.main.firstSceneConfigurationName(role: session.role.rawValue), sessionRole: session.role)
    }

    private func connect(_ session: UISceneSession, _ configuration: UISceneConfiguration, _ options: UIScene.ConnectionOptions) {
        let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        session.scene = scene
        session.stateRestorationActivity = memory.activity
        self.scene = scene
        scene.delegate = makeDelegate(configuration)
        scene.activationState = .foregroundInactive
        post(UIScene.willConnectNotification)
        let window = configuration.storyboard.map {
            StoryboardWindow($0, in: UIWindow(windowScene: scene), of: scene, delegate: scene.delegate)
        }
        scene.delegate?.scene?(scene, willConnectTo: session, options: options)
        window?.show()
    }

    private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let delegateClass = configuration.delegateClass else { return nil }
        guard let objectType = delegateClass as? NSObject.Type, let delegate = _objcNew(objectType) as? any UISceneDelegate else {
            _requireFailure(
                "The delegate class \(delegateClass) of the scene configuration does not adopt UISceneDelegate. "
                    + "Declare it as `class \(delegateClass): UIResponder, UIWindowSceneDelegate`.")
        }
        return delegate
    }

    // MARK: Life

    func enterForeground() {
        guard let scene else { return }
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground?(scene)
        post(UIScene.willEnterForegroundNotification)
    }

    func becomeActive() {
        guard let scene else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive?(scene)
        post(UIScene.didActivateNotification)
    }

    func resignActive() {
        guard let scene else { return }
        scene.delegate?.sceneWillResignActive?(scene)
        post(UIScene.willDeactivateNotification)
        scene.activationState = .foregroundInactive
    }

    func enterBackground() {
        guard let scene else { return }
        scene.activationState = .background
        if isAdopted { memory.keep(scene) }
        scene.delegate?.sceneDidEnterBackground?(scene)
        post(UIScene.didEnterBackgroundNotification)
    }

    func disconnect() {
        guard let scene else { return }
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect?(scene)
        post(UIScene.didDisconnectNotification)
    }

    // MARK: News

    func open(_ url: URL) {
        guard let scene else { return }
        scene.delegate?.scene?(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }

    func perform(_ shortcut: UIApplicationShortcutItem) {
        guard let scene else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene?(scene, performActionFor: shortcut) { _ in }
    }

    /// The screen is different from what it was.
    func situationDidChange(from former: ScreenSituation) {
        guard let scene, former != ScreenSituation(of: .current) else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene?(
            scene, didUpdate: ScreenCoordinateSpace(screen: scene.screen, formerBounds: former.bounds),
            interfaceOrientation: former.orientation, traitCollection: former.traits)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}
