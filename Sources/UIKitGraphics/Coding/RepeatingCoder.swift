public import Foundation

/// A coder that decodes the same objects again and again, as that of a nib does.
// optimization: what it has is asked for without boxes, which everything that an `NSCoder` hands out is in.
@_spi(ForasteroInternal)
open class RepeatingCoder: NSCoder {
    /// The object whose values are read.
    public final var current: RepeatedObject?

    /// The object under a key if it never changes, so that all objects that are made of ``current`` may have the same.
    open func lastingObject(forKey key: String) -> AnyObject? { nil }

    /// Returns true if the archive says that there is nothing under a key.
    open func isNull(forKey key: String) -> Bool { false }

    /// The numbers that stand together under a key; nil where there are none.
    open func numbers(forKey key: String) -> [Double]? { nil }

    open func text(forKey key: String) -> String? { nil }

    /// The objects in the list under a key; nil where there is none.
    open func objects(forKey key: String) -> [AnyObject]? { nil }
}
