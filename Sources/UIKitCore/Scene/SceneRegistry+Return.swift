import Foundation

// Scenes that were there when the application was left, and come back when it is started again.
extension SceneRegistry {
    /// The sessions that come back, that of the scene in front last; a new one where there is none.
    func sessionsAtLaunch() -> [UISceneSession] {
        var records = memory.sessions
        if !areSeveralAllowed { records = records.suffix(1) }
        let sessions = records.map { record in
            let session = makeSession(record.identifier, configuration: record.configuration)
            session.userInfo = record.information
            return session
        }
        let all = sessions.isEmpty ? [makeSession(SceneMemory.mainIdentifier)] : sessions
        for session in all { session.stateRestorationActivity = memory.activity(of: session.persistentIdentifier) }
        return all
    }

    /// Connects scenes beside the first, each in a window of its own where the desktop opens one.
    /// - Parameter options: for the scene in front.
    func connectOthers(_ sessions: ArraySlice<UISceneSession>, _ options: UIScene.ConnectionOptions) {
        for session in sessions {
            let options = session === sessions.last ? options : UIScene.ConnectionOptions()
            guard let configuration = configuration(for: session, options) else { continue }
            session.configuration = configuration
            if let host = DisplayHost.current.openSibling(memory: memory.placement?(session.persistentIdentifier)) {
                claimWindow()
                connect(session, options, in: host)
            } else {
                for scene in scenes { cover(scene) }
                connect(session, options, in: scenes.last?.ownHost)
            }
        }
        scenes.last?.host.comeForward()
    }

    /// Another scene is seen in the same place from the beginning.
    private func cover(_ scene: UIWindowScene) {
        guard !scene.isCovered else { return }
        scene.isCovered = true
        scene.activationState = .background
        scene.host.windows.frontSceneDidChange()
    }

    /// Those that have come back and are seen beside the one in front, which comes with the application.
    func showOthers() { for scene in scenes.dropLast() where !scene.isCovered { enterForeground(scene) } }

    /// Keeps which scenes there are, so that they come back.
    func keepSessions() { if isAdopted { memory.keep(scenes.map(\.session)) } }
}
