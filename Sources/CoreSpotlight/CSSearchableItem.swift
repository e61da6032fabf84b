public import Foundation
import ObjCRuntime
public import UniformTypeIdentifiers

/// The kind of the activity that an app is opened with when the user has chosen one of its items.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// In such an activity's `userInfo`: the identifier of the item.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableitemactivityidentifier
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of the activity that an app is opened with to go on with a search.
// apple: https://developer.apple.com/documentation/corespotlight/csquerycontinuationactiontype
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// In such an activity's `userInfo`: what the user has searched for.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchquerystring
public let CSSearchQueryString = "kCSSearchQueryString"

/// What an app has that can be searched for.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableitem
@objcMembers open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The app's name for the item.
    open var uniqueIdentifier: String
    /// The app's name for the group of items; nil for none.
    open var domainIdentifier: String?
    /// When the item is taken out by itself. Default: a month from its making.
    open var expirationDate: Date!
    /// What is known of the item.
    open var attributeSet: CSSearchableItemAttributeSet

    /// - Parameter uniqueIdentifier: nil for a name that nothing else has.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    }
}

/// What is known of an item that can be searched for.
// apple: https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
@objcMembers open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The identifier of the item's type.
    open var contentType: String?
    /// The title of a result.
    open var title: String?
    /// What it is called where it is shown.
    open var displayName: String?
    /// Other names.
    open var alternateNames: [String]?
    /// What it is, in a sentence.
    open var contentDescription: String?
    /// Words by which it is found.
    open var keywords: [String]?
    /// All of its text.
    open var textContent: String?
    /// What it is about.
    open var subject: String?
    /// A small picture, as a file has it.
    open var thumbnailData: Data?
    /// Where a small picture is.
    open var thumbnailURL: URL?
    /// Where its file is.
    open var path: String?
    /// Where it is.
    open var contentURL: URL?
    /// The app's name for it.
    open var identifier: String?
    /// The identifier of an item that stands for the same.
    open var relatedUniqueIdentifier: String?
    /// The program that has made it.
    open var creator: String?
    /// Who has made it.
    open var authorNames: [String]?
    /// Who plays or sings.
    open var artist: String?
    /// The album's title.
    open var album: String?
    /// The kind of music.
    open var genre: String?
    /// From 0 to 5.
    open var rating: NSNumber?
    /// Seconds.
    open var duration: NSNumber?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When it was changed last.
    open var contentModificationDate: Date?
    /// When it came to the app.
    open var addedDate: Date?
    /// When it begins.
    open var startDate: Date?
    /// When it ends.
    open var endDate: Date?
    /// When it is to be done.
    open var dueDate: Date?
    /// Telephones of whom it is about.
    open var phoneNumbers: [String]?
    /// Addresses of whom it is about.
    open var emailAddresses: [String]?
    /// True for one that can be called.
    open var supportsPhoneCall: NSNumber?
    /// True for one that can be travelled to.
    open var supportsNavigation: NSNumber?
    /// Degrees to the north.
    open var latitude: NSNumber?
    /// Degrees to the east.
    open var longitude: NSNumber?
    /// The city where it is.
    open var city: String?
    /// The country where it is.
    open var country: String?

    /// - Parameter itemContentType: the identifier of a type, such as `kUTTypeText as String`.
    public init(itemContentType: String) { contentType = itemContentType }
    /// - Parameter contentType: the type of the item.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}
