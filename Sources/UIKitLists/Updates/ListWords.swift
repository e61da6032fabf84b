/// What a kind of list calls itself and what stands in it, in messages to the programmer.
struct ListWords: Sendable {
    var list: String
    var row: String

    static let table = ListWords(list: "table view", row: "row")
}
