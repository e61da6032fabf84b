import Foundation

extension NSTextStorage {
    /// How much of a long paragraph to lay out at a time: up to behind a space if there is one near, never within a character.
    func pieceLength(from start: Int, about length: Int) -> Int {
        let part = text(in: NSRange(location: start + length, length: min(length, self.length - start - length)))
        var offset = 0
        var first: Int?
        for character in part {
            offset += character.utf16.count
            if first == nil { first = offset }
            if character == " " { return length + offset }
            if offset > 512 { break }
        }
        return length + (first ?? 0)
    }
}
