import Foundation

/// The record of a scene that outlives it.
// apple: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor @objcMembers open class UISceneSession: UIObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows of the application on its own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The configuration that the scene was made from.
    open internal(set) var configuration: UISceneConfiguration
    /// Names the session across launches.
    public let persistentIdentifier: String
    /// The values that the application wants to remember of the scene.
    open var userInfo: [String: Any]?
    /// The activity of the user when the application was left last, as the scene's delegate has given it. Nil where it has not.
    // apple: https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}
