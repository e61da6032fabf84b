/// A value as a `Target`, where that takes no dynamic cast: it is of that very type, or `Target` takes everything.
@inline(__always)
func unconverted<Target>(_ value: Any?, as _: Target.Type = Target.self) -> Target? {
    func reinterpret<Value>(_ value: Value) -> Target { unsafeBitCast(value, to: Target.self) }
    if Target.self == Any?.self { return reinterpret(value) }
    guard let value else { return nil }
    if Target.self == Any.self { return reinterpret(value) }
    return type(of: value) == Target.self ? _openExistential(value, do: reinterpret) : nil
}
