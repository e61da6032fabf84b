import Foundation

/// A URL that a scene is asked to open, and what is known about it.
// apple: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor @objcMembers open class UIOpenURLContext: UIObject {
    /// What is to be opened.
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
    /// What is known about a URL that comes from outside. Here: nothing.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor @objcMembers open class OpenURLOptions: UIObject {
        /// The program that asks. Always nil.
        open var sourceApplication: String? { nil }
        /// What the program sends along. Always nil.
        open var annotation: Any? { nil }
        /// Whether a file must be copied before it is changed. Always true.
        open var openInPlace: Bool { true }
    }

    /// How a scene wants a URL opened.
    // apple: https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor @objcMembers open class OpenExternalURLOptions: UIObject {
        /// Whether the URL is opened only if an application has it for its own. Default: false.
        open var universalLinksOnly = false
    }
}
