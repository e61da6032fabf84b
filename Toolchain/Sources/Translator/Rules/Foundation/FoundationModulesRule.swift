import SwiftSyntax

/// On iOS Foundation brings along what others keep in modules of their own: a file that names a type or function of these imports the
/// module at its end.
enum FoundationModulesRule {
    private static let types: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
        "URLSessionStreamTask", "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
        "NSURLSessionTransferSizeUnknown", "NSURLConnection",
    ]

    private static let xmlTypes: Set<String> = [
        "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
    ]

    private static let itemTypes: Set<String> = [
        "NSItemProvider", "NSItemProviderReading", "NSItemProviderRepresentationVisibility", "NSItemProviderWriting",
    ]

    /// How names of Core Foundation begin that are beside the geometry here.
    private static let coreFoundationPrefixes = [
        "CFArray", "CFAttributedString", "CFBoolean", "CFData", "CFDate", "CFDictionary", "CFError", "CFGetRetainCount", "CFIndex",
        "CFMutable",
        "CFNumber", "CFRange", "CFString", "CFSwapInt", "CFTypeRef", "CFURL", "kCFBoolean", "kCFHTTPVersion",
    ]

    private static let coreFoundationNames: Set<String> = [
        "OSStatus", "noErr", "CGAffineTransform", "CGAffineTransformComponents", "CGVector",
    ]

    private static let securityPrefixes = [
        "SecAccessControl", "SecCertificate", "SecIdentity", "SecItem", "SecKey", "SecPKCS12", "SecPolicy", "SecRandom", "SecTrust",
        "errSec", "kSec",
    ]

    /// The names that Foundation has here, too, but as something that cannot be used.
    private static let securityNames: Set<String> = [
        "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust",
    ]

    /// `Foundation.Name` where another module has the name here.
    /// - Returns: false for any other name.
    static func applyQualified(_ module: TokenSyntax, _ name: TokenSyntax, _ file: FileRewriter) -> Bool {
        guard !file.isSDK, module.text == "Foundation" else { return false }
        let home = types.contains(name.text) ? "FoundationNetworking" : xmlTypes.contains(name.text) ? "FoundationXML" : nil
        guard let home else { return false }
        file.edits.replace(module.range, with: home)
        if file.addedModules.insert(home).inserted { file.tail.append("import \(home)") }
        file.count("Foundation." + name.text)
        return true
    }

    static func apply(_ name: TokenSyntax, _ file: FileRewriter) {
        guard !file.isSDK else { return }
        if types.contains(name.text) {
            add("FoundationNetworking", to: file, for: name)
            // A challenge has the server's certificates in it, and connections of the old kind are beside them.
            if ["URLAuthenticationChallenge", "NSURLConnection"].contains(name.text) { add("Security", to: file, for: name) }
        } else if xmlTypes.contains(name.text) {
            add("FoundationXML", to: file, for: name)
        } else if itemTypes.contains(name.text) {
            add("ItemProvider", to: file, for: name)
        } else if coreFoundationPrefixes.contains(where: name.text.hasPrefix) || coreFoundationNames.contains(name.text) {
            add("CoreGraphics", to: file, for: name)
        } else if securityNames.contains(name.text) || securityPrefixes.contains(where: name.text.hasPrefix) {
            add("Security", to: file, for: name)
        }
    }

    private static func add(_ module: String, to file: FileRewriter, for name: TokenSyntax) {
        guard !file.addedModules.contains(module), !file.symbols.declaresType(named: name.text) else { return }
        file.addedModules.insert(module)
        file.tail.append("import \(module)")
        file.count(module)
    }
}
