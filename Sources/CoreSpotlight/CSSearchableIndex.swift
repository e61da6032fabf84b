internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime

/// Answers where an index that was lost is to be made again. Never asked here.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate
@objc public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// All items are to be put in again. Never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Some items are to be put in again. Never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// What the user finds from outside of the app. This device has no such search: nothing is put in (MO-28).
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableindex
@objcMembers open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "")
    private static let replies = DispatchQueue(label: "com.apple.CoreSpotlight.replies")

    /// Not kept alive, and never asked here. Default: nil.
    @nonobjc open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// - Parameter name: the app's name for one of several.
    public init(name: String) {}

    /// The index of the app.
    open class func `default`() -> CSSearchableIndex { index }
    /// Always false here.
    // apple: https://developer.apple.com/documentation/corespotlight/cssearchableindex/isindexingavailable()
    open class func isIndexingAvailable() -> Bool { false }

    /// - Parameter completionHandler: called on a background queue with ``CSIndexError/indexingUnsupported``.
    // apple: https://developer.apple.com/documentation/corespotlight/cssearchableindex/indexsearchableitems(_:completionhandler:)
    @preconcurrency open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DeviceNotice.say("CoreSpotlight indexes nothing: there is no search outside of apps.")
        refuse(completionHandler)
    }
    /// - Parameter completionHandler: called on a background queue with ``CSIndexError/indexingUnsupported``.
    @preconcurrency open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    /// - Parameter completionHandler: called on a background queue with ``CSIndexError/indexingUnsupported``.
    @preconcurrency open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    /// - Parameter completionHandler: called on a background queue with ``CSIndexError/indexingUnsupported``.
    @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        if let handler { Self.replies.async { handler(CSIndexError(.indexingUnsupported)) } }
    }
}
