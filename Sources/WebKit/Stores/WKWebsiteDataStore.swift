public import Foundation
import UIKit
internal import WebProtocol

/// The data that pages leave behind: cookies, stored values, the cache.
// apple: https://developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor @objcMembers open class WKWebsiteDataStore: NSObject {
    /// True if it is kept when the application ends.
    public final let isPersistent: Bool
    @nonobjc private let number = WebProgram.makeNumber()
    @nonobjc private static let own = WKWebsiteDataStore(isPersistent: true)

    /// Cookies of the store.
    // apple: https://developer.apple.com/documentation/webkit/wkwebsitedatastore/httpcookiestore
    @nonobjc open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// The one of the application, kept in its container.
    @objc(defaultDataStore) open class func `default`() -> WKWebsiteDataStore { own }
    /// A new one that is gone with the application.
    @objc(nonPersistentDataStore) open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    // MARK: Removing

    /// All kinds of data that there are.
    // apple: https://developer.apple.com/documentation/webkit/wkwebsitedatastore/allwebsitedatatypes()
    open class func allWebsiteDataTypes() -> Set<String> { Set(WebsiteData.types.keys) }

    /// Removes data that has changed since a date.
    /// - Parameter dataTypes: of ``allWebsiteDataTypes()``; others are passed over.
    // apple: https://developer.apple.com/documentation/webkit/wkwebsitedatastore/removedata(oftypes:modifiedsince:completionhandler:)
    @nonobjc open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let types = dataTypes.reduce(0) { $0 | (WebsiteData.types[$1] ?? 0) }
        // 0 is all of it, and so is what lies longer ago than the engine counts.
        let seconds = max(Date().timeIntervalSince(date), 0)
        let microseconds = seconds < 3_000_000_000 ? Int(seconds * 1_000_000) : 0
        ask(WEB_STORE_CLEAR) {
            $0.add(types)
            $0.add(microseconds)
        } answer: { _ in
            completionHandler()
        }
    }

    /// Removes data that has changed since a date.
    @nonobjc open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }

    // MARK: Internal

    /// Sees to it that a program knows the store.
    final func open(in program: WebProgram) -> UInt64 {
        guard program.known.insert("store \(number)").inserted else { return number }
        program.send(WEB_STORE_CREATE, page: number) {
            $0.add(isPersistent ? Self.folder(in: .libraryDirectory, "WebKit/WebsiteData") : nil)
            $0.add(isPersistent ? Self.folder(in: .cachesDirectory, "WebKit") : nil)
        }
        return number
    }

    final func ask(_ kind: WebRequest, _ fields: (inout WebMessage) -> Void, answer: @escaping (inout WebFields) -> Void) {
        let program = WebProgram.shared
        let number = open(in: program)
        program.ask(kind, page: number, fields, answer: answer)
    }

    private static func folder(in directory: FileManager.SearchPathDirectory, _ name: String) -> String? {
        FileManager.default.urls(for: directory, in: .userDomainMask).first?.appendingPathComponent(name).path
    }
}
