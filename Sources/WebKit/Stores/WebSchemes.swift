import Foundation
@_weakLinked import FoundationNetworking
import ObjCRuntime
internal import WebProtocol

/// Addresses that applications serve.
@MainActor
enum WebSchemes {
    /// Schemes of the engine.
    nonisolated static let served: Set<String> = ["http", "https", "file", "data", "about", "blob", "javascript", "ws", "wss", "ftp"]

    static func register(_ handlers: [String: any WKURLSchemeHandler], in program: WebProgram, store: UInt64) {
        if program.schemeTask == nil {
            program.schemeTask = { [weak program] in if let program { start(&$0, page: $1, program) } }
        }
        for scheme in handlers.keys where program.known.insert("scheme \(store) \(scheme)").inserted {
            program.send(WEB_STORE_SCHEME, page: store) { $0.add(scheme) }
        }
    }

    private static func start(_ fields: inout WebFields, page: UInt64, _ program: WebProgram) {
        let number = fields.number()
        var request = URLRequest(&fields)
        request.httpBody = fields.data()
        let task = SchemeTask(number: number, request: request, program)
        guard let page = program.page(page) as? WebPage, let view = page.view,
            let handler = page.configuration.schemeHandlers[request.url?.scheme?.lowercased() ?? ""]
        else { return task.refuse() }
        handler.webView(view, start: task)
    }
}

/// A task that comes from the web program.
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private let number: Int
    private weak var program: WebProgram?
    private var response: URLResponse?
    private var body = Data()
    private var isDone = false

    init(number: Int, request: URLRequest, _ program: WebProgram) { (self.number, self.request, self.program) = (number, request, program) }

    func didReceive(_ response: URLResponse) {
        check()
        self.response = response
    }

    func didReceive(_ data: Data) {
        check()
        _require(response != nil, "No response has been sent for this task. Call didReceive(_:) with a response before data.")
        body.append(data)
    }

    func didFinish() {
        check()
        _require(response != nil, "No response has been sent for this task. Call didReceive(_:) with a response before didFinish().")
        isDone = true
        let http = response as? HTTPURLResponse
        var headers: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        let type = response?.mimeType ?? headers["Content-Type"]
        program?.send(WEB_SCHEME_RESPOND) {
            $0.add(number)
            $0.add(http?.statusCode ?? 200)
            $0.add(type)
            $0.add(headers)
            $0.add(body)
        }
    }

    func didFailWithError(_ error: any Error) {
        check()
        fail(error.localizedDescription)
    }

    /// Nobody serves it.
    func refuse() { fail("Nobody serves this address.") }

    private func check() {
        _require(!isDone, "This task has already been completed. Tell it nothing after didFinish() or didFailWithError(_:).")
    }

    private func fail(_ reason: String) {
        isDone = true
        program?.send(WEB_SCHEME_RESPOND) {
            $0.add(number)
            $0.add(0)
            $0.add(reason)
        }
    }
}
