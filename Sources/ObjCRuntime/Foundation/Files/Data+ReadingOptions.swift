public import Foundation

// Names that Apple's Foundation still has for what is called otherwise now.
extension Data.ReadingOptions {
    /// ``mappedIfSafe``.
    // apple: https://developer.apple.com/documentation/foundation/nsdata/readingoptions/datareadingmapped
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
    /// ``mappedIfSafe``.
    // apple: https://developer.apple.com/documentation/foundation/nsdata/readingoptions/mappedread
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
    /// ``uncached``.
    // apple: https://developer.apple.com/documentation/foundation/nsdata/readingoptions/uncachedread
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
