/// What an operator remembers from one value to the next. One value comes after the other, so nothing guards it.
@usableFromInline final class Kept<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
