public import Foundation

/// Tells by a key and a hash function whether data are as their sender made them (RFC 2104).
// apple: https://developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The code.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Begins with a key of any length.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += Array(repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Takes more data in.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code for all data so far.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(digest: outer.finalize())
    }

    /// The code for the data.
    // apple: https://developer.apple.com/documentation/cryptokit/hmac/authenticationcode(for:using:)
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Returns true if the code belongs to the data and the key.
    // apple: https://developer.apple.com/documentation/cryptokit/hmac/isvalidauthenticationcode(_:authenticating:using:)
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    /// Returns true if these bytes are the code that belongs to the data and the key.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        Array(self.authenticationCode(for: authenticatedData, using: key)).isSameInConstantTime(as: Array(of: authenticationCode))
    }
}
