/// The kinds of data that pages leave behind.
// apple: https://developer.apple.com/documentation/webkit/wkwebsitedatarecord
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The pages in memory, to be shown again.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The caches of pages' own.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The files for pages that work without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Values that are kept for as long as a window is open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Values that pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of the former kind.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that work beside pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

enum WebsiteData {
    /// By the engine's numbers.
    static let types: [String: Int] = [
        WKWebsiteDataTypeMemoryCache: 1 << 0,
        WKWebsiteDataTypeDiskCache: 1 << 1,
        WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2,
        WKWebsiteDataTypeSessionStorage: 1 << 3,
        WKWebsiteDataTypeLocalStorage: 1 << 4,
        WKWebsiteDataTypeWebSQLDatabases: 1 << 5,
        WKWebsiteDataTypeIndexedDBDatabases: 1 << 6,
        WKWebsiteDataTypeCookies: 1 << 8,
        WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 12,
        WKWebsiteDataTypeFetchCache: 1 << 13,
    ]
}
