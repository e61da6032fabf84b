/// Hash functions that nobody should rely on any more, for data that others have hashed with them.
// apple: https://developer.apple.com/documentation/cryptokit/insecure
public enum Insecure {}
