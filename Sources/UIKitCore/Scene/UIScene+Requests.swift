import Foundation

extension UIScene {
    /// How a scene is to be shown that is asked for.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor @objcMembers open class ActivationRequestOptions: UIObject {
        @preconcurrency @MainActor public override init() { super.init() }

        /// The scene that asks. Kept; there is one place for all.
        open var requestingScene: UIScene?
    }
}

/// How a scene is to be closed.
// apple: https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor @objcMembers open class UISceneDestructionRequestOptions: UIObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// How a scene with windows is to be closed.
// apple: https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions
@preconcurrency @MainActor @objcMembers open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes. Kept; it goes at once.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
    /// How the window of a scene goes that is closed.
    // apple: https://developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation
    public enum DismissalAnimation: Int, Sendable {
        /// As a window goes.
        case standard = 1
        /// As if what it holds were put away.
        case commit = 2
        /// As if what it holds were thrown away.
        case decline = 3
    }
}

extension UIApplication {
    /// Shows the scene of a session; without one, the scene that the activity is for, or a new one, in place of the one that is shown.
    /// Happens in a later turn of the run loop.
    /// - Parameters:
    ///   - options: of no influence; there is one place for all scenes.
    ///   - userActivity: what the scene is to show: in the options of a new one, else by ``UISceneDelegate/scene(_:continue:)``.
    ///   - errorHandler: is called with a ``UISceneError`` if nothing is shown, as where ``supportsMultipleScenes`` is false.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)
    @objc(requestSceneSessionActivation:userActivity:options:errorHandler:)
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        FramePipeline.afterAnyFrame { [self] in
            if let error = scenes.activate(sceneSession, userActivity) { errorHandler?(error) }
        }
    }

    /// The same, with all that is asked for in one value.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/activatescenesession(for:errorhandler:)
    @nonobjc public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    /// Closes the scene of a session for good, in a later turn of the run loop; ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)``
    /// follows. The application ends with its last scene.
    /// - Parameter errorHandler: is called with a ``UISceneError`` if there is no such scene.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessiondestruction(_:options:errorhandler:)
    @objc(requestSceneSessionDestruction:options:errorHandler:)
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        FramePipeline.afterAnyFrame { [self] in
            if let error = scenes.destroy(sceneSession) { errorHandler?(error) }
        }
    }

    /// Would have the picture of a scene in the list of windows made anew. Does nothing: there are no such pictures.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionrefresh(_:)
    @objc(requestSceneSessionRefresh:)
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
