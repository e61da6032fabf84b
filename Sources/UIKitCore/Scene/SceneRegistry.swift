import Foundation

/// The scenes of the application: makes them, and takes them through their lives.
///
/// On a desktop each has a window of its own (SV-103). Where there is one screen, one of them is in front, and the others are in the
/// background: it is as on a tablet that shows one window at a time.
@MainActor
package final class SceneRegistry {
    unowned let application: UIApplication
    /// Replaced by tests.
    var infoPlist = InfoPlist.main
    /// The one that was in front last is the last.
    var scenes: [UIWindowScene] = []
    /// True if the application has adopted scenes: it says so in Info.plist or answers for their configuration.
    private(set) var isAdopted = false
    /// True if there may be several (SV-102).
    var areSeveralAllowed = InfoPlist.main.supportsMultipleScenes
    /// What was kept of the scenes when the application was left.
    package var memory = SceneMemory()

    init(application: UIApplication) {
        self.application = application
    }

    var connected: Set<UIScene> { Set(scenes) }

    /// The one that is in front.
    private var scene: UIWindowScene? { scenes.last }

    /// The scene of all windows that are in no other; an application without scenes has one as well.
    var windowScene: UIWindowScene {
        if let scene { return scene }
        let session = makeSession(SceneMemory.mainIdentifier)
        let made = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.scene = made
        scenes = [made]
        return made
    }

    /// - Parameter configuration: the name of one in Info.plist; nil for the first there.
    func makeSession(_ identifier: String, configuration: String? = nil) -> UISceneSession {
        let configuration = proposedConfiguration(.windowApplication, named: configuration)
        return UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: identifier)
    }

    // MARK: Connecting

    /// Makes the scenes that there were, or else one, as the delegate, or else Info.plist, wants them. An application with neither has not
    /// adopted scenes.
    func connect(options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
        let sessions = sessionsAtLaunch()
        let session = sessions[0]
        let firstOptions = sessions.count == 1 ? options : UIScene.ConnectionOptions()
        guard let configuration = configuration(for: session, firstOptions) else {
            windowScene.activationState = .foregroundInactive
            return
        }
        isAdopted = true
        session.configuration = configuration
        // What windows were shown in before any scene was there.
        scenes = []
        connect(session, firstOptions)
        connectOthers(sessions.dropFirst(), options)
    }

    /// The session of one more scene; nil if the application does not say of what kind it is to be.
    func makeAnotherSession(_ options: UIScene.ConnectionOptions) -> UISceneSession? {
        let session = makeSession(UUID().uuidString)
        guard let configuration = configuration(for: session, options) else { return nil }
        session.configuration = configuration
        return session
    }

    /// True if the application is going to adopt scenes when they connect.
    var areWanted: Bool {
        let question = #selector(UIApplicationDelegate.application(_:configurationForConnecting:options:))
        return infoPlist.declaresScenes || application.delegate?.responds(to: question) == true
    }

    func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration? {
        if let answer = application.delegate?.application?(application, configurationForConnecting: session, options: options) {
            return answer
        }
        return infoPlist.declaresScenes ? session.configuration : nil
    }

    /// The one of a name in Info.plist, else the first there for a role. Delegates that are asked may change it or hand it back as it is.
    private func proposedConfiguration(_ role: UISceneSession.Role, named known: String?) -> UISceneConfiguration {
        let isThere = known.map { infoPlist.sceneConfiguration(named: $0, role: role.rawValue) != nil } ?? false
        let name = isThere ? known : infoPlist.firstSceneConfigurationName(role: role.rawValue)
        return UISceneConfiguration(name: name, sessionRole: role, infoPlist: infoPlist)
    }

    /// Makes the scene of a session, and puts it in front of the others.
    /// - Parameter host: the screen of the window that the scene gets for itself.
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions, in host: DisplayHost? = nil) {
        let configuration = session.configuration
        let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        scene.ownHost = host
        session.scene = scene
        scenes.append(scene)
        scene.delegate = makeDelegate(configuration)
        scene.activationState = .foregroundInactive
        post(UIScene.willConnectNotification, scene)
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
        if let scene { enterForeground(scene) }
    }

    func enterForeground(_ scene: UIWindowScene) {
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground?(scene)
        post(UIScene.willEnterForegroundNotification, scene)
    }

    func becomeActive() {
        guard let scene else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive?(scene)
        post(UIScene.didActivateNotification, scene)
    }

    func resignActive() {
        guard let scene else { return }
        scene.delegate?.sceneWillResignActive?(scene)
        post(UIScene.willDeactivateNotification, scene)
        scene.activationState = .foregroundInactive
    }

    /// The application goes, and all scenes that are seen with it, the one in front first.
    func enterBackground() {
        for scene in scenes.reversed() where !scene.isCovered && (scene === self.scene || scene.activationState != .background) {
            enterBackground(scene)
        }
        keepSessions()
    }

    func enterBackground(_ scene: UIWindowScene) {
        scene.activationState = .background
        if isAdopted { memory.keep(scene) }
        scene.delegate?.sceneDidEnterBackground?(scene)
        post(UIScene.didEnterBackgroundNotification, scene)
    }

    func disconnect() {
        for scene in scenes { disconnect(scene) }
    }

    func disconnect(_ scene: UIWindowScene) {
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect?(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    // MARK: News

    /// The scene that wants a URL gets it, and is shown; else the one that is (SV-101). Those for one scene come together.
    func open(_ urls: [URL]) {
        var contexts: [(scene: UIWindowScene, urls: Set<UIOpenURLContext>)] = []
        for url in urls {
            guard let scene = scene(for: url.absoluteString) ?? scene else { return }
            let context = UIOpenURLContext(url: url)
            if let known = contexts.firstIndex(where: { $0.scene === scene }) {
                contexts[known].urls.insert(context)
            } else {
                contexts.append((scene, [context]))
            }
        }
        for (scene, urls) in contexts {
            bringToFront(scene)
            scene.delegate?.scene?(scene, openURLContexts: urls)
        }
    }

    func open(_ url: URL) { open([url]) }

    func perform(_ shortcut: UIApplicationShortcutItem) {
        guard let scene else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene?(scene, performActionFor: shortcut) { _ in }
    }

    /// The screen is different from what it was.
    func situationDidChange(of host: DisplayHost, from former: ScreenSituation) {
        guard former != ScreenSituation(of: host) else { return }
        for scene in scenes where scene.host === host {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene?(
                scene, didUpdate: ScreenCoordinateSpace(screen: scene.screen, formerBounds: former.bounds),
                interfaceOrientation: former.orientation, traitCollection: former.traits)
        }
    }

    private func post(_ name: NSNotification.Name, _ scene: UIWindowScene) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}
