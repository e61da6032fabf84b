/// Where in a list the focus of a hardware keyboard is.
package struct ListFocus: Equatable, Sendable {
    /// The row with the focus, in sight or not; nil if it is elsewhere.
    package private(set) var position: ListPosition?
    /// The row that had the focus last.
    package private(set) var last: ListPosition?

    package init() {}

    /// The focus has moved to an index path of the list, or outside.
    package mutating func go(to position: ListPosition?) {
        self.position = position
        if let position { last = position }
    }

    /// Has it go where an update has moved rows; nil means that a row is gone.
    package mutating func move(_ newPosition: (ListPosition) -> ListPosition?) {
        position = position.flatMap(newPosition)
        last = last.flatMap(newPosition)
    }
}
