import Foundation
@_weakLinked import FoundationNetworking
import UIKit
import WebKit

/// The page of a service in a sheet, with a button that gives up.
@MainActor
final class SignInPage: UIViewController, WKNavigationDelegate, UIAdaptivePresentationControllerDelegate {
    private let request: URLRequest
    private let callback: ASWebAuthenticationSession.Callback?
    private let webView: WKWebView
    /// Called with the address of the callback, or nil if the person gave up.
    var didEnd: ((URL?) -> Void)?

    init(_ request: URLRequest, keepsNothing: Bool, callback: ASWebAuthenticationSession.Callback?) {
        self.request = request
        self.callback = callback
        let configuration = WKWebViewConfiguration()
        if keepsNothing { configuration.websiteDataStore = .nonPersistent() }
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        title = request.url?.host
        // A page has colours of its own, whatever the app's style is: the bar is never seen through.
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (appearance, appearance)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(giveUp))
    }

    required init?(coder: NSCoder) { nil }

    /// The sheet, to be presented.
    func sheet() -> UIViewController {
        let sheet = UINavigationController(rootViewController: self)
        sheet.modalPresentationStyle = .pageSheet
        sheet.presentationController?.delegate = self
        return sheet
    }

    func dismissSheet() { navigationController?.presentingViewController?.dismiss(animated: true) }

    override func loadView() { view = webView }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.navigationDelegate = self
        webView.load(request)
    }

    @objc private func giveUp() { finish(nil) }

    private func finish(_ url: URL?) {
        dismissSheet()
        didEnd?(url)
    }

    // MARK: Delegates

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didEnd?(nil) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, let callback, callback.matchesURL(url) else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        finish(url)
    }
}
