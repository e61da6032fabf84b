/// What makes one text of another: the piece between what both begin and end with, without a part of a character.
public struct TextDifference: Sendable, Equatable {
    /// The piece of the old text.
    public let old: Range<Int>
    /// The piece of the new text that stands in its place.
    public let new: Range<Int>

    public init(from old: [UInt8], to new: [UInt8]) {
        var start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        var tail = 0
        while tail < rest, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        func isInside(_ bytes: [UInt8], _ place: Int) -> Bool { place < bytes.count && bytes[place] & 0xC0 == 0x80 }
        while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
        while tail > 0, isInside(old, old.count - tail) || isInside(new, new.count - tail) { tail -= 1 }
        self.old = start..<(old.count - tail)
        self.new = start..<(new.count - tail)
    }
}
