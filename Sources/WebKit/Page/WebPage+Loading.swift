import Foundation
@_weakLinked import FoundationNetworking
import UIKit
internal import WebProtocol

extension WebPage {
    // MARK: Asking

    /// Begins a navigation that the application asks for.
    func begin(_ url: URL?, _ ask: () -> Void) -> WKNavigation {
        let navigation = WKNavigation()
        requested = navigation
        requestedURL = url
        start()
        if let missing {
            let failure = WKError.engineMissing(WebProgramFile.remedy(for: missing))
            // Not now: the application does not know the navigation yet.
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.requested === navigation else { return }
                    self.view?.showMissing(missing)
                    self.fail(with: failure)
                }
            }
        } else {
            ask()
            program?.holdClock()
        }
        return navigation
    }

    func load(_ request: URLRequest) -> WKNavigation {
        guard isFetchedByAddress(request) else { return refuse(request) }
        return begin(request.url) {
            send(WEB_VIEW_LOAD) {
                $0.add(request.url?.absoluteString)
                $0.add(request.allHTTPHeaderFields ?? [:])
            }
        }
    }

    /// The engine has no way to load anything but what GET gets.
    private func refuse(_ request: URLRequest) -> WKNavigation {
        begin(request.url) {
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    self?.fail(
                        with: LoadError.error(domain: "WebKitNetworkError", code: 301, text: nil, address: request.url?.absoluteString))
                }
            }
        }
    }

    func load(_ data: Data, type: String, encoding: String, base: URL?) -> WKNavigation {
        begin(base) {
            send(WEB_VIEW_LOAD_DATA) {
                $0.add(data)
                $0.add(type)
                $0.add(encoding)
                $0.add(base?.absoluteString)
            }
        }
    }

    func reload(fromOrigin: Bool) -> WKNavigation? {
        guard state.url != nil else { return nil }
        return begin(state.url) { send(WEB_VIEW_RELOAD) { $0.add(fromOrigin) } }
    }

    func stop() {
        guard program != nil else { return }
        send(WEB_VIEW_STOP)
    }

    func go(by distance: Int) -> WKNavigation? {
        guard history.item(at: distance) != nil else { return nil }
        return begin(history.item(at: distance)?.url) { send(WEB_VIEW_GO) { $0.add(distance) } }
    }

    // MARK: Hearing

    func loadChanged(_ fields: inout WebFields) {
        guard let view, let event = LoadEvent(rawValue: fields.number()) else { return }
        let delegate = view.navigationDelegate
        switch event {
        case .started:
            navigation = requested ?? WKNavigation()
            requested = nil
            isCommitted = false
            delegate?.webView?(view, didStartProvisionalNavigation: navigation)
        case .redirected: delegate?.webView?(view, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case .committed:
            isCommitted = true
            scroll = PageScroll()
            ground = nil
            view.pageScrollView.goToStart()
            delegate?.webView?(view, didCommit: navigation)
        case .finished:
            // The engine says so after a failure, too.
            guard isCommitted, let finished = navigation else { return }
            navigation = nil
            holdClock()
            delegate?.webView?(view, didFinish: finished)
        }
    }

    func loadFailed(_ fields: inout WebFields) {
        _ = fields.number()
        let address = fields.text()
        let (domain, code, text) = (fields.text(), fields.number(), fields.text())
        fail(with: LoadError.error(domain: domain, code: code, text: text, address: address))
    }

    /// Notifies of the navigation that is under way.
    func fail(with error: any Error) {
        guard let failed = requested ?? navigation, let view else { return }
        let wasCommitted = requested == nil && isCommitted
        (requested, navigation) = (nil, nil)
        if wasCommitted {
            view.navigationDelegate?.webView?(view, didFail: failed, withError: error)
        } else {
            isCommitted = false
            view.navigationDelegate?.webView?(view, didFailProvisionalNavigation: failed, withError: error)
        }
    }

    // MARK: Deciding

    func decideAction(_ fields: inout WebFields) {
        let question = fields.number()
        let isInNewWindow = fields.number() == 1
        let type = fields.number()
        let (isGesture, isRedirect, isFrame, isFile) = (fields.flag(), fields.flag(), fields.flag(), fields.flag())
        let request = URLRequest(&fields)
        guard let view else { return decide(question, isAllowed: false) }
        let source = WKFrameInfo(isMainFrame: true, url: state.url, view: view)
        if !isFrame, configuration.limitsNavigationsToAppBoundDomains, !AppBoundDomains.ofApp.contains(request.url) {
            fail(with: WKError.make(.navigationAppBoundDomain))
            return decide(question, isAllowed: false)
        }
        let target = isInNewWindow ? nil : WKFrameInfo(isMainFrame: !isFrame, request: request, view: view)
        let action = WKNavigationAction(
            request: request, type: WKNavigationType(rawValue: type) ?? .other, source: source, target: target, isGesture: isGesture,
            isRedirect: isRedirect, shouldPerformDownload: isFile)
        guard let delegate = view.navigationDelegate else { return decide(question, isAllowed: true) }
        let answer: (WKNavigationActionPolicy) -> Void = { [weak self] in self?.answer(question, action, $0) }
        let preferences = configuration.defaultWebpagePreferences.copied()
        let full = CompletionCheck(delegate, "webView:decidePolicyForNavigationAction:preferences:decisionHandler:")
        let isAskedFully: Void? = delegate.webView?(view, decidePolicyFor: action, preferences: preferences) { policy, _ in
            full.call()
            answer(policy)
        }
        if isAskedFully != nil { return }
        full.drop()
        let check = CompletionCheck(delegate, "webView:decidePolicyForNavigationAction:decisionHandler:")
        let isAsked: Void? = delegate.webView?(view, decidePolicyFor: action) { (policy: WKNavigationActionPolicy) in
            check.call()
            answer(policy)
        }
        if isAsked != nil { return }
        check.drop()
        answer(.allow)
    }

    func decideResponse(_ fields: inout WebFields) {
        let question = fields.number()
        let (isMainFrame, isShown) = (fields.flag(), fields.flag())
        let response = URLResponse.make(&fields)
        guard let view, let delegate = view.navigationDelegate else { return decide(question, isAllowed: isShown) }
        let check = CompletionCheck(delegate, "webView:decidePolicyForNavigationResponse:decisionHandler:")
        let answer = WKNavigationResponse(response: response, isForMainFrame: isMainFrame, canShowMIMEType: isShown)
        let isAsked: Void? = delegate.webView?(view, decidePolicyFor: answer) { [weak self] (policy: WKNavigationResponsePolicy) in
            check.call()
            self?.answer(question, answer, policy)
        }
        if isAsked != nil { return }
        check.drop()
        decide(question, isAllowed: isShown)
    }

    private func answer(_ question: Int, _ action: WKNavigationAction, _ policy: WKNavigationActionPolicy) {
        guard policy == .download else { return decide(question, isAllowed: policy == .allow) }
        if action.targetFrame?.isMainFrame == true { requested = nil }
        turnIntoDownload(question, action.request) { $0.navigationDelegate?.webView?($0, navigationAction: action, didBecome: $1) }
    }

    private func answer(_ question: Int, _ response: WKNavigationResponse, _ policy: WKNavigationResponsePolicy) {
        guard policy == .download else { return decide(question, isAllowed: policy == .allow) }
        let request = response.response.url.map { URLRequest(url: $0) } ?? URLRequest(url: URL(fileURLWithPath: "/dev/null"))
        turnIntoDownload(question, request) { $0.navigationDelegate?.webView?($0, navigationResponse: response, didBecome: $1) }
    }

    private func decide(_ question: Int, isAllowed: Bool) {
        guard program != nil else { return }
        send(WEB_VIEW_DECIDE) {
            $0.add(question)
            $0.add((isAllowed ? WebPolicy.allow : .cancel).rawValue)
        }
    }
}

/// How far a navigation is, by the engine's numbers.
private enum LoadEvent: Int {
    case started, redirected, committed, finished
}
