/// Why two processes cannot talk to each other.
package struct RemoteError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
