public import Foundation

/// The parameters of an algorithm that derives bytes from a secret.
// apple: https://developer.apple.com/documentation/security/seckeykeyexchangeparameter
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// How many bytes.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// Bytes that both owners know.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}
