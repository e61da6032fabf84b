/// The kind of a key.
enum KeyKind: Equatable, Sendable {
    case rsa
    case curve(NamedCurve)

    /// The name that attributes have for it.
    var attribute: CFString { self == .rsa ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom }
}
