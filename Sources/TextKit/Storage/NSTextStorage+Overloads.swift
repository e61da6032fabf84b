public import Foundation

// Foundation's own code reads the characters of another attributed string past its overridable members, so that it would find nothing in
// a storage. Where the compiler knows that a string is a storage, these are chosen instead.
extension NSAttributedString {
    /// The text of a storage as it is now.
    public convenience init(attributedString storage: NSTextStorage) {
        self.init(attributedString: storage.plainCopy(of: NSRange(location: 0, length: storage.length)) as NSAttributedString)
    }

    /// Returns true if characters and attributes are the same.
    public func isEqual(to storage: NSTextStorage) -> Bool { storage.isEqualText(self) }
}

extension NSMutableAttributedString {
    /// Adds the text of a storage at the end.
    public func append(_ storage: NSTextStorage) { append(storage.plain) }

    /// Puts the text of a storage in at a position, in UTF-16 units.
    public func insert(_ storage: NSTextStorage, at location: Int) { insert(storage.plain, at: location) }

    /// Takes the text of a storage in place of all.
    public func setAttributedString(_ storage: NSTextStorage) { setAttributedString(storage.plain) }

    /// Puts the text of a storage in the place of a stretch, in UTF-16 units.
    public func replaceCharacters(in range: NSRange, with storage: NSTextStorage) { replaceCharacters(in: range, with: storage.plain) }
}

extension NSTextStorage {
    fileprivate var plain: NSAttributedString { plainCopy(of: NSRange(location: 0, length: length)) }
}
