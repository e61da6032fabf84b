/// The curve P-256 of NIST.
// apple: https://developer.apple.com/documentation/cryptokit/p256
public enum P256 {
    /// Keys that sign.
    public enum Signing {}
    /// Keys by which two sides find a secret.
    public enum KeyAgreement {}
}
