internal import DeviceNotice
public import Foundation

/// By what pieces are put together.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediagrouping
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album
    case artist
    case albumArtist
    case composer
    case genre
    case playlist
    case podcastTitle
}

/// Asks the library of the user. This device has none: nothing is ever found (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaquery
@objcMembers open class MPMediaQuery: NSObject {
    /// What is asked for; all of it has to be true. Default: nil, for everything.
    @nonobjc open var filterPredicates: Set<MPMediaPredicate>?
    /// By what pieces are put together. Default: ``MPMediaGrouping/title``.
    open var groupingType = MPMediaGrouping.title

    /// - Parameter filterPredicates: what is asked for; nil for everything.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmediaquery/init(filterpredicates:)
    @nonobjc public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    /// Asks for everything.
    public override convenience init() { self.init(filterPredicates: nil) }

    private convenience init(_ mediaType: MPMediaType?, by grouping: MPMediaGrouping) {
        let kind = mediaType.map { MPMediaPropertyPredicate(value: $0.rawValue, forProperty: MPMediaItemPropertyMediaType) }
        self.init(filterPredicates: kind.map { [$0] } ?? [])
        groupingType = grouping
    }

    // MARK: What is found

    /// The pieces: none.
    open var items: [MPMediaItem]? { found() }
    /// The pieces, put together: none.
    open var collections: [MPMediaItemCollection]? { found() }

    private func found<Entity>() -> [Entity] {
        DeviceNotice.say("MPMediaQuery finds nothing: this device has no library of music.")
        return []
    }

    // MARK: What is asked for

    /// Asks for one thing more.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    /// Asks for one thing less.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    // MARK: Usual queries

    /// Music by its albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery(.music, by: .album) }
    /// Music by who plays it.
    open class func artists() -> MPMediaQuery { MPMediaQuery(.music, by: .artist) }
    /// Each piece of music by itself.
    open class func songs() -> MPMediaQuery { MPMediaQuery(.music, by: .title) }
    /// What is in playlists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery(nil, by: .playlist) }
    /// Podcasts.
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcast, by: .podcastTitle) }
    /// Audiobooks.
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.audioBook, by: .title) }
    /// Music of compilations, by albums.
    open class func compilations() -> MPMediaQuery {
        let query = MPMediaQuery(.music, by: .album)
        query.addFilterPredicate(MPMediaPropertyPredicate(value: true, forProperty: MPMediaItemPropertyIsCompilation))
        return query
    }
    /// Music by its composers.
    open class func composers() -> MPMediaQuery { MPMediaQuery(.music, by: .composer) }
    /// Music by its kinds.
    open class func genres() -> MPMediaQuery { MPMediaQuery(.music, by: .genre) }
}
