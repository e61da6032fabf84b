import Foundation
import FoundationNetworking
import Security
import Testing

/// Answers without a network.
private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answers" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        guard let url = request.url, url.host == "good" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("news".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

@Suite(.serialized) struct OldConnectionTests {
    init() { _ = URLProtocol.registerClass(Answers.self) }

    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    @Test func aRequestIsLoadedWhileTheThreadWaits() throws {
        var response: URLResponse?
        let data = try NSURLConnection.sendSynchronousRequest(request("answers://good/a"), returning: &response)
        #expect(String(decoding: data, as: UTF8.self) == "news")
        #expect(response?.mimeType == "text/plain")
        #expect(throws: URLError.self) { try NSURLConnection.sendSynchronousRequest(request("answers://bad/"), returning: nil) }
    }

    @Test func aRequestIsLoadedInTheBackground() async throws {
        let queue = OperationQueue()
        func load(_ address: String) async throws -> (String?, Bool, Bool) {
            let request = try request(address)
            return await withCheckedContinuation { continuation in
                NSURLConnection.sendAsynchronousRequest(request, queue: queue) { response, data, error in
                    let text = data.map { String(decoding: $0, as: UTF8.self) }
                    continuation.resume(returning: (text, response != nil, error != nil && OperationQueue.current === queue))
                }
            }
        }
        #expect(try await load("answers://good/a") == ("news", true, false))
        let failed = try await load("answers://bad/")
        #expect(failed.0 == nil)
        #expect(failed.2)
    }
}
