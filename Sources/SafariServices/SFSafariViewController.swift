import Foundation
@_exported public import UIKit

/// Opens a page in the desktop's browser. On the application's own screen stand its address and a button that ends it.
///
/// The page is handed over when the controller has appeared for the first time, by the same way as
/// ``UIApplication/open(_:options:completionHandler:)`` does it: without a desktop, on a headless screen for instance, the delegate is
/// notified that it was not loaded (MO-10, MO-126).
// apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor @objcMembers open class SFSafariViewController: UIViewController {
    /// How the button that ends it is labelled.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle-swift.enum
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close
        case cancel
    }

    /// The configuration that a page is shown with. The browser of the desktop has its own mind, so that it is only kept.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// True if text alone is shown where that is possible. Kept. Default: false.
        open var entersReaderIfAvailable = false
        /// True if bars go away while one reads. Kept. Default: true.
        open var barCollapsingEnabled = true

        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    private let url: URL
    private let copiedConfiguration: Configuration
    private let page = AddressPage()
    private var isHandedOver = false
    /// Hands a page to the browser, and answers whether there is one.
    package var opener: (URL, @escaping (Bool) -> Void) -> Void = { UIApplication.shared.open($0, completionHandler: $1) }

    /// - Parameter url: of the scheme http or https.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/init(url:configuration:)
    public init(url URL: URL, configuration: Configuration) {
        _require(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported, but this is \(URL.absoluteString)")
        url = URL
        copiedConfiguration = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }
    /// A controller with the usual configuration. See ``init(url:configuration:)`` for the scheme.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/init(url:)
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// The former way to give a configuration.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    /// Nil: a page is not kept.
    public required init?(coder: NSCoder) { nil }

    /// Who is notified of the page. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// A copy of what the controller was made with.
    open var configuration: Configuration { copiedConfiguration }
    /// The colour of the bar on the application's screen; nil is the bar's own. Default: nil.
    open var preferredBarTintColor: UIColor? { didSet { page.bar.barTintColor = preferredBarTintColor } }
    /// The colour of the button on the application's screen; nil is the tint. Default: nil.
    open var preferredControlTintColor: UIColor? { didSet { page.bar.tintColor = preferredControlTintColor } }
    /// How the button is labelled that ends it. Default: done.
    @nonobjc open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

    open override func loadView() { view = page }

    open override func viewDidLoad() {
        super.viewDidLoad()
        page.address.text = url.absoluteString
        page.item.title = url.host
        showButton()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isHandedOver else { return }
        isHandedOver = true
        delegate?.safariViewControllerWillOpenInBrowser?(self)
        opener(url) { [weak self] isOpened in
            guard let self else { return }
            page.state.text = isOpened ? "Opened in the browser" : "There is no browser to open it in"
            delegate?.safariViewController?(self, didCompleteInitialLoad: isOpened)
        }
    }

    private func showButton() {
        let kind: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        page.item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: kind, target: self, action: #selector(finish))
    }

    func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish?(self)
    }
}
