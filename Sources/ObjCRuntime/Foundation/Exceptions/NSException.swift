public import Foundation

/// An error of the program that ends it: raised, it stops the process with its name and reason.
///
/// Nothing can catch one, here as in Swift on iOS.
// apple: https://developer.apple.com/documentation/foundation/nsexception
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of exception.
    public let name: NSExceptionName
    /// Why it is raised, for people.
    public let reason: String?
    /// The further values. Default: nil.
    public let userInfo: [AnyHashable: Any]?
    /// Names of the functions that were running when it was raised. Always empty before ``raise()``.
    public private(set) var callStackSymbols: [String] = []

    /// An exception that is not raised yet.
    // apple: https://developer.apple.com/documentation/foundation/nsexception/init(name:reason:userinfo:)
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { reason ?? name.rawValue }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason
    }

    open override var hash: Int { name.hashValue }

    /// Stops the process, after the handler of ``NSSetUncaughtExceptionHandler(_:)`` has been called.
    // apple: https://developer.apple.com/documentation/foundation/nsexception/raise()
    open func raise() -> Never {
        callStackSymbols = Thread.callStackSymbols
        UncaughtExceptionHandler.shared.call(self)
        let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'\n"
        FileHandle.standardError.write(Data(text.utf8))
        fatalError("\(name.rawValue): \(reason ?? "")")
    }

    /// Makes one with a formatted reason and raises it.
    // apple: https://developer.apple.com/documentation/foundation/nsexception/raise(_:format:arguments:)
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) -> Never {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
