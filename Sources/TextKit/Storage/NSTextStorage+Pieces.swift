import Foundation

extension NSTextStorage {
    /// How much of a long paragraph to lay out at a time: up to behind a space if there is one near, never within a character.
    func pieceLength(from start: Int, about length: Int) -> Int {
        let part = text(in: NSRange(location: start + length, length: min(length, self.length - start - length)))
        var offset = 0
        for character in part {
            offset += character.utf16.count
            if character == " " { return length + offset }
            if offset > 512 { break }
        }
        // Without spaces each character is a position for a line to end, which takes Pango longer to decide about.
        return characterEnd(after: start + length / 3) - start
    }

    private func characterEnd(after position: Int) -> Int {
        let part = text(in: NSRange(location: position, length: min(64, length - position)))
        return position + (part.first?.utf16.count ?? 0)
    }
}
