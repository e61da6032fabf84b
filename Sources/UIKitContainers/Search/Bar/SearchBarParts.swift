/// Which parts of a search bar are shown beside its field, and which scope is chosen.
struct SearchBarParts: Equatable {
    var showsBookmark = false
    var showsResults = false
    var isResultsSelected = false
    var showsCancel = false
    var showsScopes = false
    var scope = 0
}
