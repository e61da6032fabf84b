/// A value of a kind that is neither a number nor a text.
final class ValueBox: @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }
}
