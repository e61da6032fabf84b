/// Something that happened at a connection of a page.
enum WebEvent: Equatable, Sendable {
    case opened(Int)
    case received(Int, text: String)
    case closed(Int)
}
