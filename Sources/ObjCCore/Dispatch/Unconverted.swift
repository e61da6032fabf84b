/// A value as a `Target`, where that takes no dynamic cast: it is of that very type, or `Target` takes everything.
@inline(__always)
func unconverted<Target>(_ value: Any?, as _: Target.Type = Target.self) -> Target? {
    func reinterpret<Value>(_ value: Value) -> Target? {
        Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
    }
    if Target.self == Any?.self { return reinterpret(value) }
    guard let value else { return nil }
    // `as Any` keeps the value in its box; without it the call would open the box.
    if Target.self == Any.self { return unsafeBitCast(value as Any, to: Target.self) }
    return _openExistential(value, do: reinterpret)
}
