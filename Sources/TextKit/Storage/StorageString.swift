import Foundation

/// The characters of a storage as a string that changes it.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(string: "")
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { storage.unit(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) { storage.replaceCharacters(in: range, with: aString) }

    // MARK: Those that every string has; the text is in a storage that nobody shows

    required init(capacity: Int) {
        storage = NSTextStorage(string: "")
        super.init(capacity: capacity)
    }

    required init(string aString: String) {
        storage = NSTextStorage(string: aString)
        super.init(string: aString)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
        super.init(characters: characters, length: length)
    }

    required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init?(coder aDecoder: NSCoder) { nil }
}
