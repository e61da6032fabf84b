public import Foundation

/// Settings that views may share. They count for pages that are made after they were set.
// apple: https://developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor @objcMembers open class WKPreferences: NSObject, @preconcurrency NSCoding {
    /// In points; smaller text is made so large. Default: 0.
    open var minimumFontSize: CGFloat = 0
    /// True if scripts may open windows without a touch. Default: false.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Kept: the engine asks no list of dangerous pages. Default: true.
    // status: stored-only
    open var isFraudulentWebsiteWarningEnabled = true
    /// Kept: the page cannot fill the screen by itself. Default: false.
    // status: stored-only
    open var isElementFullscreenEnabled = false

    @nonobjc final var runsScripts = true
    /// The former way to say that no scripts of pages run. Default: true.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
    open var javaScriptEnabled: Bool {
        get { runsScripts }
        set { runsScripts = newValue }
    }

    @preconcurrency @MainActor public override init() { super.init() }

    /// Preferences as a storyboard has them.
    public required init?(coder: NSCoder) {
        super.init()
        minimumFontSize = CGFloat(coder.decodeDouble(forKey: "minimumFontSize"))
        javaScriptCanOpenWindowsAutomatically = coder.decodeBool(forKey: "javaScriptCanOpenWindowsAutomatically")
        if coder.containsValue(forKey: "javaScriptEnabled") { runsScripts = coder.decodeBool(forKey: "javaScriptEnabled") }
    }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(minimumFontSize), forKey: "minimumFontSize")
        coder.encode(javaScriptCanOpenWindowsAutomatically, forKey: "javaScriptCanOpenWindowsAutomatically")
        coder.encode(runsScripts, forKey: "javaScriptEnabled")
    }
}
