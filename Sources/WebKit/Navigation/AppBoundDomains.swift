import Foundation

/// The domains whose pages a web view shows that is limited to those of its app.
// apple: https://developer.apple.com/documentation/bundleresources/information-property-list/wkappbounddomains
struct AppBoundDomains {
    /// As many as WebKit heeds.
    private static let limit = 10

    static var ofApp: AppBoundDomains { AppBoundDomains(Bundle.main.object(forInfoDictionaryKey: "WKAppBoundDomains") as? [String] ?? []) }

    private let domains: [String]
    private let schemes: Set<String>

    /// - Parameter entries: domains, and schemes with a colon after them.
    init(_ entries: [String]) {
        let entries = entries.prefix(Self.limit).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        schemes = Set(entries.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) })
        domains = entries.filter { !$0.hasSuffix(":") && !$0.isEmpty }
    }

    /// True for an address in one of the domains, and for what comes from no server: files, data, and what the app itself serves.
    func contains(_ url: URL?) -> Bool {
        guard let url, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return true }
        if schemes.contains(scheme) { return true }
        guard let host = url.host?.lowercased() else { return false }
        if host == "localhost" || host == "127.0.0.1" { return true }
        return domains.contains { host == $0 || host.hasSuffix("." + $0) }
    }
}
