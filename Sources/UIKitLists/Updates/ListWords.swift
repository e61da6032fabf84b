/// The name of a kind of list and of its parts, in messages to the programmer.
package struct ListWords: Sendable {
    package var list: String
    package var row: String

    package static let table = ListWords(list: "table view", row: "row")
    package static let collection = ListWords(list: "collection view", row: "item")
}
