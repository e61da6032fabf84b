/// Why a message of a page cannot be understood. Its connection is closed, and no other.
struct ClientMessageError: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
