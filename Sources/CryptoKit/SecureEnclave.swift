/// The chip that keeps keys to itself. This device has none.
// apple: https://developer.apple.com/documentation/cryptokit/secureenclave
public enum SecureEnclave {
    /// True if there is one: false (MO-06).
    // apple: https://developer.apple.com/documentation/cryptokit/secureenclave/isavailable
    public static var isAvailable: Bool { false }
}
