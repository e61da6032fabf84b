import Foundation

// Scenes that have windows of their own on a desktop. The one in front is the one whose window has the keyboard; the others are seen, and
// inactive, until their windows get it, or are in the background while their windows are minimised.
extension SceneRegistry {
    /// From now on there are several windows: the scenes that were shown in the only one keep it.
    func claimWindow() {
        for scene in scenes where scene.ownHost == nil { scene.ownHost = .current }
    }

    /// Another scene is in front, each in its own window: only one of them can be active.
    func takeTurns(_ change: () -> Void) {
        let state = application.lifecycle.state
        if state == .active { resignActive() }
        let former = scenes
        change()
        guard let front = scenes.last else { return }
        front.host.comeForward()
        let isNew = !former.contains(front)
        if state != .background, isNew || front.activationState == .background { enterForeground() }
        if state == .active { becomeActive() }
    }

    /// The scene that is seen in a window.
    private func scene(in host: DisplayHost) -> UIWindowScene? { scenes.last { $0.ownHost === host && !$0.isCovered } }

    // MARK: What the desktop says

    /// The keyboard comes to a window, or goes to another one: of this application, or not.
    func focusDidChange(to isFocused: Bool, of host: DisplayHost) {
        guard host.pipeline.hasCompanions, let scene = scene(in: host) else {
            return application.lifecycle.screenFocusDidChange(to: isFocused)
        }
        if isFocused, scenes.last !== scene {
            takeTurns {
                scenes.removeAll { $0 === scene }
                scenes.append(scene)
            }
        }
        // What a window loses that is not in front is somebody else's already.
        if isFocused || scenes.last === scene { application.lifecycle.screenFocusDidChange(to: isFocused) }
    }

    /// A window is minimised or shown again. The application is in the background when none is seen.
    func visibilityDidChange(to isVisible: Bool, of host: DisplayHost) {
        guard host.pipeline.hasCompanions, let scene = scene(in: host) else {
            return application.lifecycle.screenVisibilityDidChange(to: isVisible)
        }
        let lifecycle = application.lifecycle
        if isVisible {
            guard scene.activationState == .background || lifecycle.state == .background else { return }
            if lifecycle.state == .background {
                scenes.removeAll { $0 === scene }
                scenes.append(scene)
                host.comeForward()
                lifecycle.screenVisibilityDidChange(to: true)
            } else {
                enterForeground(scene)
            }
        } else if scenes.contains(where: { $0 !== scene && !$0.isCovered && $0.activationState != .background }) {
            guard scene.activationState != .background else { return }
            if scenes.last === scene { lifecycle.resignActive() }
            host.touches.cancelAll()
            enterBackground(scene)
        } else {
            lifecycle.screenVisibilityDidChange(to: false)
        }
    }

    /// The user closes a window: its scenes are gone for good, and the application with its last window (SV-105).
    func windowShouldClose(of host: DisplayHost) {
        guard host.pipeline.hasCompanions else { application.terminate() }
        let sessions = scenes.filter { $0.ownHost === host }.map(\.session)
        // Not in the middle of the window's own events.
        FramePipeline.afterAnyFrame { [self] in
            for session in sessions { _ = destroy(session) }
        }
    }

    // MARK: Closing

    /// The scene goes to the background with its window, and the one that was in front before is in front again.
    func leaveWindow(_ scene: UIWindowScene) {
        let isInFront = scenes.last === scene
        let state = application.lifecycle.state
        if isInFront, state == .active { resignActive() }
        if scene.activationState != .background { enterBackground(scene) }
        scenes.removeAll { $0 === scene }
        guard isInFront, let next = scenes.last else { return }
        next.host.comeForward()
        next.host.display.comeToFront()
        if state != .background, next.activationState == .background { enterForeground() }
        if state == .active { becomeActive() }
    }
}
