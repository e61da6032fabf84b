/// The curve of Ed25519 and X25519.
// apple: https://developer.apple.com/documentation/cryptokit/curve25519
public enum Curve25519 {
    /// Keys that sign.
    public enum Signing {}
    /// Keys by which two sides find a secret.
    public enum KeyAgreement {}
}
