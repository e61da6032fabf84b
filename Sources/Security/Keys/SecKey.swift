import Foundation
internal import COpenSSL

/// One half of a pair of keys, of RSA or of an elliptic curve.
///
/// Two are the same if they are the same half of the same pair. Any thread may use one.
// apple: https://developer.apple.com/documentation/security/seckey
public final class SecKey: @unchecked Sendable {
    /// The library's own form, which is not changed once it is here.
    let pointer: OpaquePointer
    let isPrivate: Bool
    let kind: KeyKind

    /// Lengths of RSA's modulus in bits: below this it is no protection, above it the library does not reckon.
    static let lengths = 512...16384

    /// - Parameter pointer: belongs to the key from now on.
    /// - Returns: nil for kinds, curves and lengths that this framework has not.
    init?(owning pointer: OpaquePointer, isPrivate: Bool) {
        self.pointer = pointer
        self.isPrivate = isPrivate
        let curve = EVP_PKEY_get0_EC_KEY(pointer).map { EC_GROUP_get_curve_name(EC_KEY_get0_group($0)) }
        if let curve = NamedCurve.allCases.first(where: { $0.identifier == curve }) {
            kind = .curve(curve)
        } else {
            kind = .rsa
            guard EVP_PKEY_get_base_id(pointer) == EVP_PKEY_RSA, Self.lengths.contains(Int(EVP_PKEY_get_bits(pointer))) else { return nil }
        }
    }

    deinit { EVP_PKEY_free(pointer) }

    var bitCount: Int { if case .curve(let curve) = kind { curve.bitCount } else { Int(EVP_PKEY_get_bits(pointer)) } }

    /// The bytes of RSA's modulus, or of a curve's coordinates.
    var byteCount: Int { (bitCount + 7) / 8 }

    /// The half that others may have.
    var publicHalf: SecKey? {
        guard isPrivate else { return self }
        return Data(encoding: { i2d_PUBKEY(pointer, $0) }).flatMap(SecKey.init(subjectPublicKeyInfo:))
    }
}

extension SecKey: Hashable {
    public static func == (lhs: SecKey, rhs: SecKey) -> Bool {
        lhs === rhs || (lhs.isPrivate == rhs.isPrivate && lhs.kind == rhs.kind && EVP_PKEY_eq(lhs.pointer, rhs.pointer) == 1)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(publicRepresentation) }
}
