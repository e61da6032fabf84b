public import Foundation
@_weakLinked public import FoundationNetworking
import ObjCRuntime
public import UIKit

/// A view of web pages.
///
/// Pages are loaded and drawn in a program of their own, and shown in ``scrollView``. Nothing here waits for a page: whatever it does, the
/// application goes on. Where the engine is not installed, a line in the view says which Debian package has it, and whatever is loaded
/// fails (MO-143). ``title``, ``url``, ``isLoading``, ``estimatedProgress``, ``hasOnlySecureContent``, ``canGoBack`` and ``canGoForward``
/// can be
/// observed; they change before the delegate is notified (MO-145).
// apple: https://developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor @objcMembers open class WKWebView: UIView {
    @nonobjc final let page: WebPage
    @nonobjc final let pageScrollView = PageScrollView()
    @nonobjc final let contentView = PageContentView()
    @nonobjc final var backSwipe: PageSwipe?

    // MARK: Creating

    /// - Parameter configuration: is copied; what is changed in it later makes no difference.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/init(frame:configuration:)
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        page = WebPage(configuration: configuration.copied())
        super.init(frame: frame)
        setUp()
    }

    /// A view with the usual configuration.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// A view with the configuration that is stored with it.
    public required init?(coder: NSCoder) {
        let stored = coder.decodeObject(forKey: "configuration") as? WKWebViewConfiguration
        page = WebPage(configuration: (stored ?? WKWebViewConfiguration()).copied())
        super.init(coder: coder)
        setUp()
        allowsBackForwardNavigationGestures = coder.decodeBool(forKey: "allowsBackForwardNavigationGestures")
    }

    /// A copy of what the view was made with.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/configuration
    open var configuration: WKWebViewConfiguration { page.configuration.copied() }

    // MARK: Delegates

    /// Is notified of navigation, and decides on it. Not kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/navigationdelegate
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what scripts ask, and opens windows. Not kept alive. Default: nil: scripts are not answered, and no window opens.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/uidelegate
    open weak var uiDelegate: (any WKUIDelegate)?

    // MARK: The page

    /// Scrolls the page. Its content is as large as the page.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/scrollview
    open var scrollView: UIScrollView { pageScrollView }
    /// The title of the page; nil before there is a page, and empty for one without. Can be observed.
    open var title: String? { page.state.title }
    /// The address of the page, or of the one that has begun to load. Can be observed.
    @objc(URL) open var url: URL? { page.state.url }
    /// True if something is loading. Can be observed.
    open var isLoading: Bool { page.state.isLoading }
    /// How much has been loaded, from 0 to 1, as far as that can be known. Can be observed.
    open var estimatedProgress: Double { page.state.progress }
    /// True if all of the page came over connections that nobody else can read. Can be observed.
    open var hasOnlySecureContent: Bool { page.state.isSecure }
    /// True if there is a page before this one. Can be observed.
    open var canGoBack: Bool { page.state.canGoBack }
    /// True if there is a page after this one. Can be observed.
    open var canGoForward: Bool { page.state.canGoForward }
    /// The pages before and after this one.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/backforwardlist
    open var backForwardList: WKBackForwardList { page.history }

    // MARK: Loading

    /// Loads what a request asks for. The engine takes address and headers from it: one of another method than GET, or with a body, fails.
    /// - Returns: what the delegate is notified of again.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/load(_:)
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { page.load(request) }

    /// Shows text as a page.
    /// - Parameter baseURL: what its links and pictures are relative to.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/loadhtmlstring(_:baseurl:)
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        page.load(Data(string.utf8), type: "text/html", encoding: "UTF-8", base: baseURL)
    }

    /// Shows data of a type as a page.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/load(_:mimetype:characterencodingname:baseurl:)
    @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
    {
        page.load(data, type: MIMEType, encoding: characterEncodingName, base: baseURL)
    }

    /// Shows a file as a page.
    /// - Parameter readAccessURL: the file itself, or a folder that holds it. The engine lets a page of a file load pictures, styles and
    ///   scripts from any file that the user can read.
    /// - Precondition: both are addresses of files.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/loadfileurl(_:allowingreadaccessto:)
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        _require(URL.isFileURL, "\(URL) is not a file URL")
        _require(readAccessURL.isFileURL, "\(readAccessURL) is not a file URL")
        return page.load(URLRequest(url: URL))
    }

    /// Loads the page again. Nil where there is none.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/reload()
    @discardableResult open func reload() -> WKNavigation? { page.reload(fromOrigin: false) }
    /// Loads the page again, and nothing of it from the cache.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { page.reload(fromOrigin: true) }
    /// Stops what is loading. A page that does not answer for two seconds since its script never ends is ended, and the delegate is
    /// notified of that.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/stoploading()
    open func stopLoading() { page.stop() }

    /// Nil where there is no page before this one.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/goback()
    @discardableResult open func goBack() -> WKNavigation? { page.go(by: -1) }
    /// Nil where there is no page after this one.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/goforward()
    @discardableResult open func goForward() -> WKNavigation? { page.go(by: 1) }
    /// Goes to a page of ``backForwardList``; nil for one that is not in it.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/go(to:)
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        page.history.distance(to: item).flatMap { page.go(by: $0) }
    }

    // MARK: Settings

    /// The name of the engine, instead of its own. Default: nil.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/customuseragent
    open var customUserAgent: String? {
        get { page.settings.customUserAgent }
        set { setSetting(\.customUserAgent, newValue) }
    }

    /// How much larger than 1 everything in the page is. Default: 1.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/pagezoom
    open var pageZoom: CGFloat {
        get { CGFloat(page.settings.zoom) }
        set { setSetting(\.zoom, Double(newValue)) }
    }

    /// The colour beyond the ends of the page. Unless it is set, the colour of the page's background, or white. Nil sets it back.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/underpagebackgroundcolor
    open var underPageBackgroundColor: UIColor! {
        get { ownGround ?? page.ground ?? .white }
        set {
            ownGround = newValue
            pageMoved()
        }
    }
    @nonobjc private var ownGround: UIColor?

    /// True if swipes from the edges go back and forward. Default: false.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/allowsbackforwardnavigationgestures
    open var allowsBackForwardNavigationGestures = false {
        didSet { backSwipe = allowsBackForwardNavigationGestures ? backSwipe ?? PageSwipe(self) : nil }
    }

    /// Kept: no inspector of another program can look into pages here. Default: false.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/isinspectable
    // status: stored-only
    open var isInspectable = false

    /// Kept: a long press shows no picture of where a link leads. Default: true.
    // status: stored-only
    open var allowsLinkPreview = true

    open override var isOpaque: Bool {
        get { super.isOpaque }
        set {
            super.isOpaque = newValue
            setSetting(\.isOpaque, newValue)
        }
    }

    // MARK: Passes

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutPage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        page.program?.tellAppearance(traitCollection.userInterfaceStyle)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
