public import Foundation

/// A file that is to be read or written under a coordinator.
// apple: https://developer.apple.com/documentation/foundation/nsfileaccessintent
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// The file to use: the one that was given.
    public let url: URL
    let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) {
        self.url = url
        self.isWriting = isWriting
        super.init()
    }

    /// Reading a file. The options have no influence.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: false)
    }
    /// Writing a file. The options have no influence.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: true)
    }
}
