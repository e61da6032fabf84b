/// The content of an item that the system chooses.
@_spi(ForasteroInternal)
public enum SystemItemFace: Sendable {
    case title(String)
    /// The name of a symbol, and what it is called.
    case symbol(String, name: String)
    /// Nothing: an item that only keeps others apart.
    case space
}

extension UIBarButtonItem.SystemItem {
    /// The content of a button of this kind.
    // apple: https://developer.apple.com/design/human-interface-guidelines/icons
    var face: SystemItemFace {
        switch self {
        case .done: .title("Done")
        case .cancel: .title("Cancel")
        case .edit: .title("Edit")
        case .save: .title("Save")
        case .undo: .title("Undo")
        case .redo: .title("Redo")
        case .flexibleSpace, .fixedSpace: .space
        case .add: .symbol("plus", name: "Add")
        case .compose: .symbol("square.and.pencil", name: "Compose")
        case .reply: .symbol("arrowshape.turn.up.left", name: "Reply")
        case .action: .symbol("square.and.arrow.up", name: "Share")
        case .organize: .symbol("folder", name: "Organize")
        case .bookmarks: .symbol("book", name: "Bookmarks")
        case .search: .symbol("magnifyingglass", name: "Search")
        case .refresh: .symbol("arrow.clockwise", name: "Refresh")
        case .stop: .symbol("xmark", name: "Stop")
        case .camera: .symbol("camera", name: "Camera")
        case .trash: .symbol("trash", name: "Delete")
        case .play: .symbol("play.fill", name: "Play")
        case .pause: .symbol("pause.fill", name: "Pause")
        case .rewind: .symbol("backward.fill", name: "Rewind")
        case .fastForward: .symbol("forward.fill", name: "Fast forward")
        case .pageCurl: .symbol("book", name: "Page curl")
        case .close: .symbol("xmark.circle.fill", name: "Close")
        }
    }
}

extension UITabBarItem.SystemItem {
    /// The title of a tab of this kind.
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The name of its symbol.
    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "list.number"
        }
    }
}
