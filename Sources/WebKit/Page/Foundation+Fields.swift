import Foundation
@_weakLinked import FoundationNetworking

extension URLRequest {
    /// An address, a method and headers.
    init(_ fields: inout WebFields) {
        let (address, method) = (fields.text() ?? "", fields.text())
        self.init(url: URL(string: address) ?? Self.nowhere)
        if let method { httpMethod = method }
        for (name, value) in fields.headers() { setValue(value, forHTTPHeaderField: name) }
    }

    private static let nowhere = URL(fileURLWithPath: "/dev/null")
}

extension URLResponse {
    /// An address, a status, a type, a length and headers.
    static func make(_ fields: inout WebFields) -> URLResponse {
        let url = fields.text().flatMap { URL(string: $0) } ?? URL(fileURLWithPath: "/dev/null")
        let (status, type, length) = (fields.number(), fields.text(), fields.number())
        var headers = fields.headers()
        if ["http", "https"].contains(url.scheme?.lowercased()) {
            if headers["Content-Type"] == nil { headers["Content-Type"] = type }
            if let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
                return response
            }
        }
        return URLResponse(url: url, mimeType: type, expectedContentLength: length > 0 ? length : -1, textEncodingName: nil)
    }
}
