public import Foundation

/// A way to sign, to encrypt or to agree on a secret with a key.
// apple: https://developer.apple.com/documentation/security/seckeyalgorithm
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    init(_ name: String) { rawValue = name as CFString }
}
