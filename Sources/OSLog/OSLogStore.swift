public import Foundation

/// The messages that were logged earlier. Opening it always throws here, as on iOS without the right to it: nothing keeps them.
// apple: https://developer.apple.com/documentation/oslog/oslogstore
public final class OSLogStore: NSObject {
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    public init(scope: Scope) throws { throw CocoaError(.fileReadNoPermission) }
    public init(url: URL) throws { throw CocoaError(.fileReadNoPermission) }
    public class func local() throws -> OSLogStore { throw CocoaError(.fileReadNoPermission) }
}
