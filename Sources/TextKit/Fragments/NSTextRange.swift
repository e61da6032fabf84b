import Foundation

/// A location in a document.
// apple: https://developer.apple.com/documentation/uikit/nstextlocation
@objc public protocol NSTextLocation: NSObjectProtocol {
    /// Says whether the position lies before another of the same document, at it, or behind it.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in the text of a content storage, in UTF-16 units.
package final class StorageLocation: UIObject, NSTextLocation {
    package let position: Int

    package init(_ position: Int) {
        self.position = position
        super.init()
    }

    package func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? StorageLocation else { return .orderedSame }
        return position == other.position ? .orderedSame : (position < other.position ? .orderedAscending : .orderedDescending)
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? StorageLocation)?.position == position }
    package override var hash: Int { position }
    package override var description: String { "\(position)" }
}

/// The text between two positions. Immutable.
// apple: https://developer.apple.com/documentation/uikit/nstextrange
open class NSTextRange: UIObject {
    /// The first location.
    public let location: any NSTextLocation
    /// The location after the last.
    public let endLocation: any NSTextLocation

    /// Nil if the end lies before the start. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)? = nil) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// An empty range.
    public convenience init(location: any NSTextLocation) {
        self.init(ordered: location, location)
    }

    init(ordered start: any NSTextLocation, _ end: any NSTextLocation) {
        location = start
        endLocation = end
        super.init()
    }

    convenience init(_ range: NSRange) {
        self.init(ordered: StorageLocation(range.location), StorageLocation(NSMaxRange(range)))
    }

    /// True if it has no length.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns true if start and end are at the same positions.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { (location as? StorageLocation)?.position ?? 0 }

    /// Returns true if a position lies at the start or behind it, and before the end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns true if another range lies within, edges included.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns true if both have some text in common; touching is not enough.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// The range in both; nil for ranges that do not touch.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }

    /// From the first start to the last end.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(ordered: start, end)
    }

    /// The units of the range in a content storage.
    var characters: NSRange {
        guard let start = location as? StorageLocation, let end = endLocation as? StorageLocation else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: start.position, length: max(end.position - start.position, 0))
    }
}
