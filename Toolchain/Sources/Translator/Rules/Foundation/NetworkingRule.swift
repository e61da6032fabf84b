import SwiftSyntax

/// On iOS Foundation holds what corelibs keeps in a module of its own: a file that names such a type imports it at its end.
enum NetworkingRule {
    private static let types: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
        "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    static func apply(_ name: TokenSyntax, _ file: FileRewriter) {
        guard !file.isSDK, !file.importsNetworking, types.contains(name.text), !file.symbols.declaresType(named: name.text) else { return }
        file.importsNetworking = true
        file.tail.append("import FoundationNetworking")
        file.count("FoundationNetworking")
    }
}
