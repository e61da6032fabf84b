public import Foundation

/// The secret that two sides find, each with its own private key and the other's public one.
// apple: https://developer.apple.com/documentation/cryptokit/sharedsecret
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "SharedSecret: \(bytes.hexadecimal)" }
    public static func == (left: Self, right: Self) -> Bool { left.bytes.isSameInConstantTime(as: right.bytes) }

    /// A key from the secret, by HKDF.
    // apple: https://developer.apple.com/documentation/cryptokit/sharedsecret/hkdfderivedsymmetrickey(using:salt:sharedinfo:outputbytecount:)
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// A key from the secret, by the function of ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var result: [UInt8] = []
        var counter: UInt32 = 1
        while result.count < outputByteCount {
            let number = Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) }
            result += Array(H.hash(data: bytes + number + Array(sharedInfo)))
            counter += 1
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}
