public import Foundation

/// Is notified of the page that a ``SFSafariViewController`` shows.
// apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has tapped the button that ends it; the controller takes itself away.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate/safariviewcontrollerdidfinish(_:)
    @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// The page has been handed to the desktop's browser, or there is none.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate/safariviewcontroller(_:didcompleteinitialload:)
    @objc(safariViewController:didCompleteInitialLoad:)
    optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// The page is about to be handed to the desktop's browser.
    // apple: https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate/safariviewcontrollerwillopeninbrowser(_:)
    @objc optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)

    // Events in the browser are not known here, so that this is never called.
    /// The page has led to another one before it was loaded.
    @objc(safariViewController:initialLoadDidRedirectToURL:)
    optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}
