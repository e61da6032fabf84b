import Foundation

/// A URL that a scene is asked to open, and what is known about it.
// apple: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor @objcMembers open class UIOpenURLContext: UIObject {
    /// The URL to open.
    public let url: URL
    /// Who asks for it, and how.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// The application that a URL comes from. Here: unknown. Here: nothing.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor @objcMembers open class OpenURLOptions: UIObject {
        /// The program that asks. Always nil.
        open var sourceApplication: String? { nil }
        /// The data that the sender adds. Always nil.
        open var annotation: Any? { nil }
        /// True if a file must be copied before it is changed. Always true.
        open var openInPosition: Bool { true }
    }

    /// How a scene wants a URL opened.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor @objcMembers open class OpenExternalURLOptions: UIObject {
        /// True if the URL is opened only if an application has it for its own. Default: false.
        open var universalLinksOnly = false
    }
}
