import Foundation

extension UIApplication {
    /// How a URL is to be opened.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Says whether the URL is opened only if an application has it for its own. None has here, so nothing is opened then.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// A key of the options of a URL that the application is asked to open.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPosition = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The address of the application's settings. There are none here, so it cannot be opened.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the application's settings for notifications; as ``openSettingsURLString``.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens a URL: one of a scheme that Info.plist claims is handed to this application, others go to the desktop's program for them.
    ///
    /// Without a desktop, on a headless screen for instance, only the application's own URLs can be opened.
    /// - Parameter completion: called in the next turn with whether somebody has taken it.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    @objc(openURL:options:completionHandler:)
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let ownersOnly = options[.universalLinksOnly] as? Bool ?? false
        let isTaken = !ownersOnly && urls.open(url)
        FramePipeline.afterAnyFrame { completion?(isTaken) }
    }

    /// Opens a URL at once; ``open(_:options:completionHandler:)`` has taken its position.
    /// - Returns: whether somebody has taken it.
    @discardableResult
    @objc open func openURL(_ url: URL) -> Bool { urls.open(url) }

    /// Returns true if somebody would open a URL.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
    @objc open func canOpenURL(_ url: URL) -> Bool { urls.canOpen(url) }
}
