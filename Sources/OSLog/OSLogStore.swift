public import Foundation

/// The messages that were logged earlier. Opening it always throws here, as on iOS without the right to it: nothing keeps them.
// apple: https://developer.apple.com/documentation/oslog/oslogstore
public final class OSLogStore: NSObject {
    /// Whose messages.
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    /// Throws: nothing is kept.
    public init(scope: Scope) throws { throw CocoaError(.fileReadNoPermission) }
    /// Throws: nothing is kept.
    public init(url: URL) throws { throw CocoaError(.fileReadNoPermission) }
    /// Throws: nothing is kept.
    public class func local() throws -> OSLogStore { throw CocoaError(.fileReadNoPermission) }
}
