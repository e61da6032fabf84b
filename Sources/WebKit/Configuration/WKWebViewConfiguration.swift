public import Foundation
import ObjCRuntime
import UIKit

/// The configuration that a web view is made with. The view takes a copy; the objects in it are shared by all copies.
// apple: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor @objcMembers open class WKWebViewConfiguration: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Scripts, and who is notified of their messages.
    open var userContentController = WKUserContentController()
    /// The store of pages' data. Default: the one of the application.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// All views share the engine's processes anyway.
    open var processPool = WKProcessPool()
    /// Settings that other views may have, too.
    open var preferences = WKPreferences()
    /// How pages are shown unless the delegate says something else. Default: scripts run.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// The addition to the engine's name. Default: nil.
    // apple: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration/applicationnameforuseragent
    open var applicationNameForUserAgent: String?
    /// Kept: pages are shown while they come. Default: false.
    // status: stored-only
    open var suppressesIncrementalRendering = false
    /// True if films play in the page. Default: false.
    open var allowsInlineMediaPlayback = false
    /// Kept: there is no picture in picture. Default: true.
    // status: stored-only
    open var allowsPictureInPictureMediaPlayback = true
    /// Kept: there is no AirPlay. Default: true.
    // status: stored-only
    open var allowsAirPlayForMediaPlayback = true
    /// Which media start only after a touch. Any of them stands for all. Default: none.
    @nonobjc open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Kept: nothing in a page is made a link. Default: none.
    // status: stored-only
    @nonobjc open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Kept: a page's own scale limits do not count. Default: false.
    // status: stored-only
    open var ignoresViewportScaleLimits = false

    /// True if only pages of the domains are shown that the app names under `WKAppBoundDomains` in its information file. Default: false.
    // apple: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration/limitsnavigationstoappbounddomains
    open var limitsNavigationsToAppBoundDomains = false

    @nonobjc final var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// The view whose page wants another one; of a configuration that the delegate gets.
    @nonobjc final weak var opener: WKWebView?

    @preconcurrency @MainActor public override init() { super.init() }

    /// A configuration as a storyboard has it: preferences, and how films play.
    public required init?(coder: NSCoder) {
        super.init()
        if let stored = coder.decodeObject(forKey: "preferences") as? WKPreferences { preferences = stored }
        applicationNameForUserAgent = coder.decodeObject(forKey: "applicationNameForUserAgent") as? String
        allowsInlineMediaPlayback = coder.decodeBool(forKey: "allowsInlineMediaPlayback")
        let media = coder.decodeInteger(forKey: "mediaTypesRequiringUserActionForPlayback")
        mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes(rawValue: UInt(max(media, 0)))
    }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) {
        coder.encode(preferences, forKey: "preferences")
        coder.encode(applicationNameForUserAgent, forKey: "applicationNameForUserAgent")
        coder.encode(allowsInlineMediaPlayback, forKey: "allowsInlineMediaPlayback")
        coder.encode(Int(mediaTypesRequiringUserActionForPlayback.rawValue & 3), forKey: "mediaTypesRequiringUserActionForPlayback")
    }

    /// Serves addresses of a scheme to pages.
    /// - Precondition: the scheme is one that the engine does not serve itself, and has no handler yet.
    // apple: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration/seturlschemehandler(_:forurlscheme:)
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        _require(!WebSchemes.served.contains(scheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        _require(
            scheme.range(of: "^[a-z][a-z0-9+.-]*$", options: .regularExpression) != nil, "'\(urlScheme)' is not a valid URL scheme")
        _require(schemeHandlers[scheme] == nil, "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// Nil for schemes that nobody was set for.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    final func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.processPool = processPool
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences.copied()
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.schemeHandlers = schemeHandlers
        copy.opener = opener
        return copy
    }
}
