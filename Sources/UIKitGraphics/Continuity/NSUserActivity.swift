public import Foundation
import Synchronization

/// The activity of a user at a moment, in a form in which it can be taken up again: after a new launch, or elsewhere.
///
/// On this system an activity is kept by the scene that it belongs to (``UISceneSession/stateRestorationActivity``); it is handed to no
/// other device, and no search of the system finds it.
// apple: https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject, @unchecked Sendable {
    private static let current = Mutex<WeakActivity>(WeakActivity())

    /// The kind of activity, as a reversed domain name.
    public let activityType: String

    /// - Parameter activityType: not empty.
    // apple: https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)
    public init(activityType: String) {
        _require(!activityType.isEmpty, "Caller did not provide an activityType. Give NSUserActivity a reversed domain name.")
        self.activityType = activityType
        super.init()
    }

    // MARK: What it says

    /// The title in a list. Default: nil.
    open var title: String?
    /// The values that are needed to take it up again: those of a property list. Default: nil.
    open var userInfo: [AnyHashable: Any]?
    /// Which keys of ``userInfo`` count in a search. Default: nil, which is all.
    open var requiredUserInfoKeys: Set<String>?
    /// Words that a search finds it by. Default: empty.
    open var keywords: Set<String> = []
    /// The page on the web that shows the same. Default: nil.
    ///
    /// - Precondition: of the scheme http or https.
    open var webpageURL: URL? {
        didSet {
            _require(
                webpageURL.map { ["http", "https"].contains($0.scheme?.lowercased()) } ?? true,
                "Invalid webpageURL: only the schemes http and https are supported, but this is \(webpageURL?.absoluteString ?? "")")
        }
    }
    /// The page that led there. Default: nil.
    open var referrerURL: URL?
    /// From when on it is of no use. Default: nil, never.
    open var expirationDate: Date?
    /// Which content it is about, so that a scene can be chosen that shows it. Default: nil.
    open var targetContentIdentifier: String?
    /// Names it so that it can be taken back. Default: nil.
    open var persistentIdentifier: String?
    /// The phrase by which a user may begin it. Kept; nobody listens here. Kept; nobody listens here. Default: nil.
    open var suggestedInvocationPhrase: String?

    /// Adds values to ``userInfo``; those of keys that are there are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: Whom it may reach

    /// True if it may go on on another device. Kept; there is none here. Default: true.
    open var isEligibleForHandoff = true
    /// True if the system's search may find it. Kept. Default: false.
    open var isEligibleForSearch = false
    /// True if everybody's search may find it. Kept. Default: false.
    open var isEligibleForPublicIndexing = false
    /// True if the system may suggest it. Kept. Default: false.
    open var isEligibleForPrediction = false
    /// True if streams may be opened between the devices. Kept. Default: false.
    open var supportsContinuationStreams = false

    // MARK: Its life

    /// Asked to bring it up to date before it is kept. Default: nil.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// True if it is to be brought up to date before it is kept. Default: false. False again afterwards.
    open var needsSave = false

    /// Whose activity it is.
    package weak var owner: AnyObject?

    /// Makes it the one that the user is at; the one before is no longer.
    open func becomeCurrent() { Self.current.withLock { $0.activity = self } }

    /// The user is no longer at it.
    open func resignCurrent() { Self.current.withLock { if $0.activity === self { $0.activity = nil } } }

    /// It is over: it cannot be taken up any more.
    open func invalidate() { resignCurrent() }

    /// Forgets activities that were kept for the system's search: there are none here.
    @preconcurrency open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: handler)
    }
    /// Would forget activities that were kept under names. None are kept: only calls the handler, on a queue of the background.
    @preconcurrency open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.global().async(execute: handler)
    }
}

/// The type of activities that stand for a page on the web.
// apple: https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

private struct WeakActivity: Sendable {
    weak var activity: NSUserActivity?
}
