import SwiftSyntax

/// On iOS Foundation holds what corelibs keeps in modules of their own: a file that names such a type imports its module at its end.
enum NetworkingRule {
    private static let types: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
        "URLSessionStreamTask", "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    ]

    private static let xmlTypes: Set<String> = [
        "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
    ]

    static func apply(_ name: TokenSyntax, _ file: FileRewriter) {
        guard !file.isSDK else { return }
        if types.contains(name.text) {
            add("FoundationNetworking", to: file, for: name)
        } else if xmlTypes.contains(name.text) {
            add("FoundationXML", to: file, for: name)
        }
    }

    private static func add(_ module: String, to file: FileRewriter, for name: TokenSyntax) {
        guard !file.addedModules.contains(module), !file.symbols.declaresType(named: name.text) else { return }
        file.addedModules.insert(module)
        file.tail.append("import \(module)")
        file.count(module)
    }
}
