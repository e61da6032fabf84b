public import Foundation

/// Says whether text was found.
// apple: https://developer.apple.com/documentation/webkit/wkfindresult
@preconcurrency @MainActor @objcMembers open class WKFindResult: NSObject {
    /// True if the text was found.
    public final nonisolated let matchFound: Bool

    nonisolated init(matchFound: Bool) { self.matchFound = matchFound }
}
