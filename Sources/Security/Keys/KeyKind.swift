/// What a key is made for.
enum KeyKind: Equatable, Sendable {
    case rsa
    case curve(NamedCurve)

    /// The name that attributes have for it.
    var attribute: CFString { self == .rsa ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom }
}
