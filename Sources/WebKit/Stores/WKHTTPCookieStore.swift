public import Foundation
@_weakLinked public import FoundationNetworking
internal import WebProtocol

/// The cookies of a store.
// apple: https://developer.apple.com/documentation/webkit/wkhttpcookiestore
@preconcurrency @MainActor @objcMembers open class WKHTTPCookieStore: NSObject {
    @nonobjc private unowned let store: WKWebsiteDataStore

    init(_ store: WKWebsiteDataStore) { self.store = store }

    /// All cookies, in no order.
    // apple: https://developer.apple.com/documentation/webkit/wkhttpcookiestore/getallcookies(_:)
    @nonobjc open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let store = store
        store.ask(WEB_STORE_COOKIES) { _ in
        } answer: { fields in
            let count = fields.count()
            completionHandler((0..<count).compactMap { _ in Self.cookie(&fields) })
            withExtendedLifetime(store) {}
        }
    }

    /// All cookies, in no order.
    @nonobjc open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    /// Stores a cookie. It replaces one of the same name, domain and path.
    // apple: https://developer.apple.com/documentation/webkit/wkhttpcookiestore/setcookie(_:completionhandler:)
    @nonobjc open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change(WEB_STORE_SET_COOKIE, cookie, completionHandler)
    }

    /// Stores a cookie. It replaces one of the same name, domain and path.
    @nonobjc open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes the cookie of this name, domain and path.
    // apple: https://developer.apple.com/documentation/webkit/wkhttpcookiestore/delete(_:completionhandler:)
    @nonobjc open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change(WEB_STORE_DELETE_COOKIE, cookie, completionHandler)
    }

    /// Removes the cookie of this name, domain and path.
    @nonobjc open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    // MARK: Private

    private func change(_ kind: WebRequest, _ cookie: HTTPCookie, _ completionHandler: (@MainActor @Sendable () -> Void)?) {
        let store = store
        store.ask(kind) {
            $0.add(cookie.name)
            $0.add(cookie.value)
            $0.add(cookie.domain)
            $0.add(cookie.path)
            $0.add(cookie.expiresDate.map { Int(min(max($0.timeIntervalSince1970, 0), 1e11)) } ?? -1)
            $0.add(cookie.isSecure)
            $0.add(cookie.isHTTPOnly)
        } answer: { _ in
            completionHandler?()
            withExtendedLifetime(store) {}
        }
    }

    private static func cookie(_ fields: inout WebFields) -> HTTPCookie? {
        var properties: [HTTPCookiePropertyKey: Any] = [:]
        properties[.name] = fields.text()
        properties[.value] = fields.text()
        properties[.domain] = fields.text()
        properties[.path] = fields.text()
        let (expires, isSecure, isHTTPOnly) = (fields.number(), fields.flag(), fields.flag())
        if expires >= 0 { properties[.expires] = Date(timeIntervalSince1970: TimeInterval(expires)) }
        if isSecure { properties[.secure] = "TRUE" }
        if isHTTPOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        return HTTPCookie(properties: properties)
    }
}
