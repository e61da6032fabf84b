import Foundation
import UIKit
internal import WebProtocol

extension WebPage {
    /// Runs a script in the page.
    /// - Parameter isFunction: whether it is the body of a function, whose promises are waited for.
    func evaluate(_ script: String, isFunction: Bool = false, in world: WKContentWorld, _ completion: ((Result<Any?, any Error>) -> Void)?)
    {
        ask(WEB_VIEW_EVALUATE) {
            $0.add(isFunction)
            $0.add(script)
            $0.add(world.engineName)
        } answer: { [weak self] fields in
            let missing = self?.missing
            let result = ScriptValue.result(&fields, missing: missing.map(WebProgramFile.remedy(for:)))
            completion?(result)
        }
    }

    func scriptMessage(_ fields: inout WebFields) {
        let (name, world, question) = (fields.text() ?? "", fields.text(), fields.number())
        let value = ScriptValue.read(&fields)
        let url = fields.text().flatMap { URL(string: $0) }
        guard let view else { return }
        let frame = WKFrameInfo(isMainFrame: true, url: url, view: view)
        let content = configuration.userContentController
        let message = WKScriptMessage(body: value ?? NSNull(), name: name, view: view, frame: frame, world: content.world(world))
        guard let handler = content.handler(name, world: world) else { return }
        switch handler {
        case .plain(let handler): handler.userContentController(content, didReceive: message)
        case .replying(let handler):
            let check = CompletionCheck(handler, "userContentController:didReceiveScriptMessage:replyHandler:")
            handler.userContentController(content, didReceive: message) { [weak self] value, error in
                check.call()
                self?.reply(question, value, error)
            }
        }
    }

    private func reply(_ question: Int, _ value: Any?, _ error: String?) {
        guard program != nil else { return }
        let json = value.flatMap(ScriptValue.json(of:))
        send(WEB_VIEW_REPLY) {
            $0.add(question)
            $0.add(json)
            $0.add(error ?? (value != nil && json == nil ? "The reply cannot be a value of a script." : nil))
        }
    }
}

extension WebPage {
    /// Runs the body of a function with arguments.
    func call(
        _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ completion: @escaping (Result<Any?, any Error>) -> Void
    ) {
        guard let json = ScriptValue.json(of: arguments) else {
            return DispatchQueue.main.async { completion(.failure(WKError.make(.javaScriptResultTypeIsUnsupported))) }
        }
        let names = arguments.keys.sorted().joined(separator: ", ")
        // JSON may hold two characters that end a line of a script.
        let safe = json.replacingOccurrences(of: "\u{2028}", with: "\\u2028").replacingOccurrences(of: "\u{2029}", with: "\\u2029")
        let script = arguments.isEmpty ? body : "let { \(names) } = \(safe);\n\(body)"
        evaluate(script, isFunction: true, in: world, completion)
    }
}
