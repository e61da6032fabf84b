/// What a kind of list calls itself and what stands in it, in messages to the programmer.
package struct ListWords: Sendable {
    package var list: String
    package var row: String

    package static let table = ListWords(list: "table view", row: "row")
    package static let collection = ListWords(list: "collection view", row: "item")
}
