/// The name of a table of a font's file: four letters in a number.
public typealias CTFontTableTag = UInt32

/// Four letters in a number.
struct FontTag {
    static let head = FontTag("head")

    let number: UInt32

    init(_ letters: StaticString) {
        number = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
