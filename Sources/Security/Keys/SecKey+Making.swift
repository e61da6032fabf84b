import Foundation
internal import COpenSSL

extension SecKey {
    /// A key from its bytes, of the kind and half that the attributes name.
    static func reading(_ data: Data, _ attributes: KeyAttributes) throws -> SecKey {
        let isPrivate = attributes.has(kSecAttrKeyClass, kSecAttrKeyClassPrivate)
        guard isPrivate || attributes.has(kSecAttrKeyClass, kSecAttrKeyClassPublic) else {
            throw SecurityFailure(errSecParam, "The attributes do not say which half of a pair of keys this is.")
        }
        let key: SecKey?
        if attributes.has(kSecAttrKeyType, kSecAttrKeyTypeRSA) {
            key = SecKey(rsa: data, isPrivate: isPrivate)
        } else if attributes.has(kSecAttrKeyType, kSecAttrKeyTypeECSECPrimeRandom) {
            key = SecKey(curvePoint: data, isPrivate: isPrivate)
        } else {
            throw unknownType
        }
        guard let key else { throw SecurityFailure(errSecDecode, "The data is no such key.") }
        return key
    }

    /// A new pair, of which this is the private half.
    static func random(_ attributes: KeyAttributes) throws -> SecKey {
        if attributes.text(kSecAttrTokenID) != nil { throw SecurityFailure(errSecUnimplemented, "There is no Secure Enclave here.") }
        if attributes.isSet(kSecAttrIsPermanent) {
            throw SecurityFailure(errSecUnimplemented, "The keychain keeps passwords only; keep the key's bytes in one.")
        }
        guard let size = attributes.number(kSecAttrKeySizeInBits) else {
            throw SecurityFailure(errSecParam, "A new key needs a size in bits.")
        }
        let made: OpaquePointer?
        if attributes.has(kSecAttrKeyType, kSecAttrKeyTypeRSA) {
            // Longer ones would take minutes.
            guard (1024...8192).contains(size), size % 8 == 0 else { throw Self.unknownSize }
            made = newPair(EVP_PKEY_RSA) { EVP_PKEY_CTX_set_rsa_keygen_bits($0, Int32(size)) }
        } else if attributes.has(kSecAttrKeyType, kSecAttrKeyTypeECSECPrimeRandom) {
            guard let curve = NamedCurve.allCases.first(where: { $0.bitCount == size }) else { throw Self.unknownSize }
            made = newPair(EVP_PKEY_EC) { EVP_PKEY_CTX_set_ec_paramgen_curve_nid($0, curve.identifier) }
        } else {
            throw unknownType
        }
        guard let made, let key = SecKey(owning: made, isPrivate: true) else {
            throw SecurityFailure(errSecInternalError, "No key could be made.")
        }
        return key
    }

    private static var unknownType: SecurityFailure {
        SecurityFailure(errSecParam, "The attributes name no type of key that is known here.")
    }

    private static var unknownSize: SecurityFailure {
        SecurityFailure(errSecKeySizeNotAllowed, "Keys of this type are not made in this size.")
    }

    private static func newPair(_ type: Int32, _ configure: (OpaquePointer) -> Int32) -> OpaquePointer? {
        guard let context = EVP_PKEY_CTX_new_id(type, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var pair: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) == 1, configure(context) == 1, EVP_PKEY_keygen(context, &pair) == 1 else { return nil }
        return pair
    }
}
