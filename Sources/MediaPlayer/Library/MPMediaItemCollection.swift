import Foundation

/// Pieces in an order, such as an album.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaitemcollection
@objcMembers open class MPMediaItemCollection: MPMediaEntity {
    /// The pieces.
    public let items: [MPMediaItem]

    /// - Parameter items: the pieces, in their order.
    public init(items: [MPMediaItem]) { self.items = items }

    /// The piece that stands for all; the first one. Nil where there is none.
    open var representativeItem: MPMediaItem? { items.first }
    /// How many pieces there are.
    open var count: Int { items.count }
    /// The kinds of all pieces.
    @nonobjc open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}
