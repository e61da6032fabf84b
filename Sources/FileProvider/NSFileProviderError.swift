public import Foundation

/// The domain of errors of providers of files.
// apple: https://developer.apple.com/documentation/fileprovider/nsfileprovidererrordomain
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

/// Why a provider of files has failed. Nothing here is one: apps make these errors, and compare them.
// apple: https://developer.apple.com/documentation/fileprovider/nsfileprovidererror
public struct NSFileProviderError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { NSFileProviderErrorDomain }
    /// ``NSFileProviderErrorDomain``.
    public static var errorDomain: String { NSFileProviderErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/fileprovider/nsfileprovidererror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NSFileProviderError

        case notAuthenticated = -1000
        case filenameCollision = -1001
        case syncAnchorExpired = -1002
        case insufficientQuota = -1003
        case serverUnreachable = -1004
        case noSuchItem = -1005
        case deletionRejected = -1006
        case directoryNotEmpty = -1007
        case providerNotFound = -2001
        case providerTranslocated = -2002
        case olderExtensionVersionRunning = -2003
        case newerExtensionVersionFound = -2004
        case cannotSynchronize = -2005
        case nonEvictableChildren = -2006
        case unsyncedEdits = -2007
        case nonEvictable = -2008
        case excludedFromSync = -2010
        case domainDisabled = -2011
        case providerDomainTemporarilyUnavailable = -2012
        case providerDomainNotFound = -2013
        case applicationExtensionNotFound = -2014

        /// The same number as ``syncAnchorExpired``, for pages of a list.
        public static var pageExpired: Code { .syncAnchorExpired }
    }

    /// The user's account could not be verified.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// There is an item of this name already.
    public static var filenameCollision: Code { .filenameCollision }
    /// The anchor is too old: all is to be synchronised anew.
    public static var syncAnchorExpired: Code { .syncAnchorExpired }
    /// The account has no room for the item.
    public static var insufficientQuota: Code { .insufficientQuota }
    /// The server does not answer.
    public static var serverUnreachable: Code { .serverUnreachable }
    /// There is no such item.
    public static var noSuchItem: Code { .noSuchItem }
    /// The item may not be deleted.
    public static var deletionRejected: Code { .deletionRejected }
    /// The folder that was to be deleted alone has something in it.
    public static var directoryNotEmpty: Code { .directoryNotEmpty }
    /// The extension is not registered.
    public static var providerNotFound: Code { .providerNotFound }
    /// The extension is kept from running where the app lies.
    public static var providerTranslocated: Code { .providerTranslocated }
    /// An older version of the extension is registered.
    public static var olderExtensionVersionRunning: Code { .olderExtensionVersionRunning }
    /// A newer version of the extension is registered.
    public static var newerExtensionVersionFound: Code { .newerExtensionVersionFound }
    /// The item cannot be synchronised now.
    public static var cannotSynchronize: Code { .cannotSynchronize }
    /// The folder has items whose contents cannot be removed from the device.
    public static var nonEvictableChildren: Code { .nonEvictableChildren }
    /// The item has changes that the server has not got.
    public static var unsyncedEdits: Code { .unsyncedEdits }
    /// The item's contents cannot be removed from the device.
    public static var nonEvictable: Code { .nonEvictable }
    /// The item is not to be synchronised.
    public static var excludedFromSync: Code { .excludedFromSync }
    /// The user has turned the domain off.
    public static var domainDisabled: Code { .domainDisabled }
    /// The domain does not answer for now.
    public static var providerDomainTemporarilyUnavailable: Code { .providerDomainTemporarilyUnavailable }
    /// There is no such domain.
    public static var providerDomainNotFound: Code { .providerDomainNotFound }
    /// The app has no such extension.
    public static var applicationExtensionNotFound: Code { .applicationExtensionNotFound }
    /// The same as ``syncAnchorExpired``, for pages of a list.
    public static var pageExpired: Code { .syncAnchorExpired }
}
