/// The Advanced Encryption Standard.
// apple: https://developer.apple.com/documentation/cryptokit/aes
public enum AES {}
