import Foundation

// Which scene is in front, as the application asks for it.
extension SceneRegistry {
    /// The scene that wants what an identifier stands for: one that prefers it before one that can have it (SV-104).
    func scene(for targetIdentifier: String?) -> UIWindowScene? {
        guard let targetIdentifier, scenes.count > 1 else { return nil }
        let lastUsedFirst = scenes.reversed()
        return lastUsedFirst.first { $0.activationConditions.prefers(targetIdentifier) }
            ?? lastUsedFirst.first { $0.activationConditions.canActivate(for: targetIdentifier) }
    }

    /// Shows the scene of a session, or the one that the activity is for, or a new one (SV-103). The error is nil if it does.
    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) -> UISceneError? {
        let known = session.map { session in scenes.first { $0.session === session } } ?? scene(for: activity?.targetContentIdentifier)
        if let known {
            bringToFront(known)
            if let activity { deliver(activity, to: known) }
            return nil
        }
        // A session whose scene is gone has been discarded.
        guard session == nil else { return UISceneError(.requestDenied) }
        guard areSeveralAllowed, isAdopted else { return UISceneError(.multipleScenesNotSupported) }
        let options = UIScene.ConnectionOptions()
        if let activity { options.userActivities = [activity] }
        guard let session = makeAnotherSession(options) else { return UISceneError(.requestDenied) }
        if let host = (scenes.last?.host ?? .current).openSibling(memory: memory.placement?(session.persistentIdentifier)) {
            claimWindow()
            takeTurns { connect(session, options, in: host) }
        } else {
            let place = scenes.last?.ownHost
            changeFront(in: place ?? .current) { connect(session, options, in: place) }
        }
        keepSessions()
        return nil
    }

    private func deliver(_ activity: NSUserActivity, to scene: UIScene) {
        scene.delegate?.scene?(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene?(scene, continue: activity)
    }

    /// Shows a scene before the others: in its own window, or in place of the one that is shown in the same.
    func bringToFront(_ scene: UIWindowScene) {
        guard scenes.last !== scene, scenes.contains(scene) else { return }
        let putLast = { [self] in
            scenes.removeAll { $0 === scene }
            scenes.append(scene)
        }
        guard scene.isCovered || scene.ownHost == nil else {
            takeTurns(putLast)
            return scene.host.display.comeToFront()
        }
        changeFront(in: scene.host, putLast)
    }

    /// The scene that was shown goes to the background, and the one that is in front afterwards comes to where the application is.
    private func changeFront(in host: DisplayHost, _ change: () -> Void) {
        let state = application.lifecycle.state
        let former = scenes.last { $0.host === host && !$0.isCovered }
        if state == .active { resignActive() }
        if let former, state != .background { enterBackground(former) }
        for scene in scenes where scene.host === host { scene.isCovered = true }
        change()
        scenes.last?.isCovered = false
        host.comeForward()
        host.windows.frontSceneDidChange()
        if scenes.last?.title != former?.title { scenes.last?.showTitle() }
        if state != .background { enterForeground() }
        if state == .active { becomeActive() }
    }

    /// Closes the scene of a session for good (SV-105). The application ends with the last one.
    func destroy(_ session: UISceneSession) -> UISceneError? {
        guard let scene = scenes.first(where: { $0.session === session }) else { return UISceneError(.requestDenied) }
        guard scenes.count > 1 else {
            FramePipeline.afterAnyFrame { [application] in application.terminate() }
            return nil
        }
        let isAloneInWindow = scene.ownHost != nil && scenes.allSatisfy { $0 === scene || $0.host !== scene.host }
        if isAloneInWindow {
            leaveWindow(scene)
        } else {
            if scenes.last === scene { bringToFront(scenes[scenes.count - 2]) }
            scenes.removeAll { $0 === scene }
        }
        for window in scene.windows { window.isHidden = true }
        disconnect(scene)
        if isAloneInWindow { scene.host.closeWindow() }
        memory.forget(session)
        keepSessions()
        application.delegate?.application?(application, didDiscardSceneSessions: [session])
        return nil
    }
}
