/// Why something could not be encrypted, opened or made.
// apple: https://developer.apple.com/documentation/cryptokit/cryptokiterror
public enum CryptoKitError: Error, Equatable {
    /// A key of a length that the algorithm does not take.
    case incorrectKeySize
    /// A nonce, a tag or a signature of a wrong length.
    case incorrectParameterSize
    /// The bytes have been changed, or another key has sealed them.
    case authenticationFailure
    /// The library below failed with this code.
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}
