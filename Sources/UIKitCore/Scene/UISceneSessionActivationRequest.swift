import Foundation

/// Asks for a scene to be shown: that of a session, or a new one.
// apple: https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest
public struct UISceneSessionActivationRequest: Sendable {
    /// The session whose scene is wanted; nil for a new one.
    public let session: UISceneSession?
    /// The role of a new session.
    public let role: UISceneSession.Role
    /// What the scene is to show. Its `targetContentIdentifier` may choose among scenes that are there.
    nonisolated(unsafe) public var userActivity: NSUserActivity?
    /// How it is to be shown.
    nonisolated(unsafe) public var options: UIScene.ActivationRequestOptions?

    /// A new scene of the role; that of windows by default.
    @MainActor
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// The scene of a session.
    @MainActor
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}
