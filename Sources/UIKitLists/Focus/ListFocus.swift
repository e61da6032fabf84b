/// Where in a list the focus of a hardware keyboard is.
package struct ListFocus: Equatable, Sendable {
    /// The row with the focus, in sight or not; nil if it is elsewhere.
    package private(set) var place: ListPlace?
    /// The row that had the focus last.
    package private(set) var last: ListPlace?

    package init() {}

    /// The focus has moved to an index path of the list, or outside.
    package mutating func go(to place: ListPlace?) {
        self.place = place
        if let place { last = place }
    }

    /// Has it go where an update has moved rows; nil means that a row is gone.
    package mutating func move(_ newPlace: (ListPlace) -> ListPlace?) {
        place = place.flatMap(newPlace)
        last = last.flatMap(newPlace)
    }
}
