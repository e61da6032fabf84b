import Foundation
@_weakLinked import FoundationNetworking
import UIKit
internal import WebProtocol

extension WebPage {
    // MARK: Questions of scripts

    func showDialog(_ fields: inout WebFields) {
        let (question, kind) = (fields.number(), DialogKind(rawValue: fields.number()))
        let (text, given) = (fields.text() ?? "", fields.text())
        guard let view, let delegate = view.uiDelegate, let kind else { return closeDialog(question) }
        let frame = WKFrameInfo(isMainFrame: true, url: state.url, view: view)
        let isAsked: Void?
        let check = CompletionCheck(delegate, kind.selector)
        switch kind {
        case .alert:
            isAsked = delegate.webView?(view, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame) { [weak self] in
                check.call()
                self?.closeDialog(question)
            }
        case .confirm:
            isAsked = delegate.webView?(view, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame) { [weak self] answer in
                check.call()
                self?.closeDialog(question, isConfirmed: answer)
            }
        case .prompt:
            isAsked = delegate.webView?(
                view, runJavaScriptTextInputPanelWithPrompt: text, defaultText: given, initiatedByFrame: frame,
                completionHandler: { [weak self] answer in
                    check.call()
                    self?.closeDialog(question, isConfirmed: true, text: answer)
                })
        }
        if isAsked != nil { return }
        check.drop()
        closeDialog(question)
    }

    private func closeDialog(_ question: Int, isConfirmed: Bool = false, text: String? = nil) {
        guard program != nil else { return }
        send(WEB_VIEW_CLOSE_DIALOG) {
            $0.add(question)
            $0.add(isConfirmed)
            $0.add(text)
        }
    }

    // MARK: Windows

    func openView(_ fields: inout WebFields) {
        let (type, isGesture) = (fields.number(), fields.flag())
        let request = URLRequest(&fields)
        var opened: WKWebView?
        if let view, let delegate = view.uiDelegate {
            let source = WKFrameInfo(isMainFrame: true, url: state.url, view: view)
            let action = WKNavigationAction(
                request: request, type: WKNavigationType(rawValue: type) ?? .other, source: source, target: nil, isGesture: isGesture,
                isRedirect: false)
            let copy = configuration.copied()
            copy.opener = view
            opened = delegate.webView?(view, createWebViewWith: copy, for: action, windowFeatures: WKWindowFeatures()) ?? nil
            if let opened {
                _require(
                    opened.page.configuration.opener === view,
                    "Returned WKWebView was not created with the given configuration. Hand the configuration that was given to the new view."
                )
                opened.page.start()
            }
        }
        let number = opened?.page.number ?? 0
        guard program != nil else { return }
        send(WEB_VIEW_CREATED) { $0.add(Int(number)) }
    }

    // MARK: Choices

    func showMenu(_ fields: inout WebFields) {
        let place = CGRect(x: fields.number(), y: fields.number(), width: fields.number(), height: fields.number())
        var choices: [PageChoice] = []
        for index in 0..<fields.count() {
            guard let title = fields.text() else { break }
            choices.append(PageChoice(index: index, title: title, isEnabled: fields.flag(), isSelected: fields.flag()))
        }
        guard let view else { return choose(nil) }
        view.show(choices, at: place) { [weak self] in self?.choose($0) }
    }

    private func choose(_ index: Int?) {
        guard program != nil else { return }
        send(WEB_VIEW_CHOOSE) { $0.add(index ?? -1) }
    }

    // MARK: Passwords

    func challenged(_ fields: inout WebFields) {
        let question = fields.number()
        let answer: (URLCredential?) -> Void = { [weak self] credential in
            guard let self, program != nil else { return }
            send(WEB_VIEW_AUTHENTICATE) {
                $0.add(question)
                $0.add(credential?.user)
                $0.add(credential?.password)
            }
        }
        let (host, port, realm) = (fields.text() ?? "", fields.number(), fields.text())
        let (scheme, isAgain) = (fields.number(), fields.flag())
        guard let view, let delegate = view.navigationDelegate else { return answer(nil) }
        let method = scheme == 3 ? NSURLAuthenticationMethodHTTPDigest : NSURLAuthenticationMethodHTTPBasic
        let space = URLProtectionSpace(host: host, port: port, protocol: state.url?.scheme, realm: realm, authenticationMethod: method)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: isAgain ? 1 : 0, failureResponse: nil, error: nil,
            sender: NoSender())
        let check = CompletionCheck(delegate, "webView:didReceiveAuthenticationChallenge:completionHandler:")
        let isAsked: Void? = delegate.webView?(view, didReceive: challenge) { disposition, credential in
            check.call()
            answer(disposition == .useCredential ? credential : nil)
        }
        if isAsked != nil { return }
        check.drop()
        answer(nil)
    }
}

/// By the engine's numbers.
private enum DialogKind: Int {
    case alert, confirm, prompt

    var selector: String {
        switch self {
        case .alert: "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:"
        case .confirm: "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:"
        case .prompt: "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
        }
    }
}

/// Challenges are answered by their handler.
private final class NoSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
