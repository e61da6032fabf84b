internal import COpenSSL

/// An elliptic curve over a field of prime size, which keys can lie on.
enum NamedCurve: CaseIterable, Sendable {
    case p256, p384, p521

    var bitCount: Int {
        switch self {
        case .p256: 256
        case .p384: 384
        case .p521: 521
        }
    }

    /// The bytes of a coordinate, and of a private number.
    var byteCount: Int { (bitCount + 7) / 8 }

    /// The library's number for the curve.
    var identifier: Int32 {
        switch self {
        case .p256: NID_X9_62_prime256v1
        case .p384: NID_secp384r1
        case .p521: NID_secp521r1
        }
    }
}
