public import Foundation

/// Turns data of any length into a digest, at once or piece by piece.
///
/// A value: a copy that is updated leaves the original as it is.
// apple: https://developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction: Sendable {
    /// The kind of its digests.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes are worked on at a time.
    static var blockByteCount: Int { get }
    /// Begins, with no bytes.
    init()
    /// Takes more bytes in.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of the data.
    // apple: https://developer.apple.com/documentation/cryptokit/hashfunction/hash(data:)
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes more data in.
    // apple: https://developer.apple.com/documentation/cryptokit/hashfunction/update(data:)
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash function that the library knows by name.
protocol LibraryHashFunction: HashFunction where Digest: ByteDigest {
    static var algorithm: HashState.Algorithm { get }
    var state: HashState { get set }
}

extension LibraryHashFunction {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = HashState(copying: state) }
        state.update(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: HashState(copying: state).finish()) }
}
