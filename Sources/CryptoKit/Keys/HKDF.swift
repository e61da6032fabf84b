public import Foundation

/// Derives keys from a secret (RFC 5869).
// apple: https://developer.apple.com/documentation/cryptokit/hkdf
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key with salt and the information for what it is.
    /// - Parameter outputByteCount: 1 up to 255 times the digest's length.
    // apple: https://developer.apple.com/documentation/cryptokit/hkdf/derivekey(inputkeymaterial:salt:info:outputbytecount:)
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }

    /// A key from a secret without salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// A key from a secret without any information beside it.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// A key from a secret without salt and information.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first half: a key of full strength from a secret of any form.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        let given = salt.map { Array($0) } ?? []
        // Without salt the key is a digest's length of zeros.
        let key = given.isEmpty ? Array(repeating: 0, count: H.Digest.byteCount) : given
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }

    /// The second half: as many bytes as are asked for.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let most = 255 * H.Digest.byteCount
        precondition((0...most).contains(outputByteCount), "HKDF gives at most \(most) bytes; \(outputByteCount) were asked for.")
        let key = SymmetricKey(data: pseudoRandomKey)
        var result: [UInt8] = []
        var last: [UInt8] = []
        var counter: UInt8 = 1
        while result.count < outputByteCount {
            last = Array(HMAC<H>.authenticationCode(for: last + Array(info.map { Array($0) } ?? []) + [counter], using: key))
            result += last
            counter &+= 1
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}
