import Foundation

/// UTF-16 units with a gap where they were last changed, so that typing moves none of the others.
struct CharacterStore: ~Copyable {
    private var units: UnsafeMutablePointer<UInt16>
    private var capacity: Int
    private var gapStart = 0
    private var gapLength: Int

    init() {
        capacity = 16
        gapLength = capacity
        units = .allocate(capacity: capacity)
    }

    deinit { units.deallocate() }

    var count: Int { capacity - gapLength }

    subscript(index: Int) -> UInt16 { units[index < gapStart ? index : index + gapLength] }

    /// Characters as text; halves of pairs without the other half become U+FFFD.
    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        if range.upperBound <= gapStart || range.lowerBound >= gapStart {
            let start = range.lowerBound < gapStart ? range.lowerBound : range.lowerBound + gapLength
            return String(decoding: UnsafeBufferPointer(start: units + start, count: range.count), as: UTF16.self)
        }
        let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: range.count)
        defer { copy.deallocate() }
        let first = gapStart - range.lowerBound
        memcpy(copy, units + range.lowerBound, first * 2)
        memcpy(copy + first, units + gapStart + gapLength, (range.count - first) * 2)
        return String(decoding: UnsafeBufferPointer(start: copy, count: range.count), as: UTF16.self)
    }

    /// Where the paragraph that a position lies in has its break, and where the next one starts; both are the limit if there is no break.
    func paragraphEnd(from start: Int, limit: Int) -> (text: Int, next: Int) {
        var index = start
        while index < limit {
            let unit = self[index]
            if unit < 0x0E || unit == 0x2029 {
                if unit == 0x0A || unit == 0x2029 { return (index, index + 1) }
                if unit == 0x0D { return (index, index + 1 < count && self[index + 1] == 0x0A ? index + 2 : index + 1) }
            }
            index += 1
        }
        return (index, index)
    }

    mutating func replace(_ range: Range<Int>, with string: String) {
        let added = string.utf16.count
        moveGap(to: range.lowerBound)
        gapLength += range.count
        if gapLength < added { grow(by: added - gapLength) }
        write(string, added)
        gapStart += added
        gapLength -= added
    }

    private func write(_ string: String, _ count: Int) {
        if string.utf8.count == count {
            var target = units + gapStart
            var text = string
            text.withUTF8 { for byte in $0 { target.pointee = UInt16(byte); target += 1 } }
        } else {
            _ = UnsafeMutableBufferPointer(start: units + gapStart, count: count).update(from: string.utf16)
        }
    }

    private mutating func moveGap(to index: Int) {
        if index < gapStart {
            memmove(units + index + gapLength, units + index, (gapStart - index) * 2)
        } else if index > gapStart {
            memmove(units + gapStart, units + gapStart + gapLength, (index - gapStart) * 2)
        }
        gapStart = index
    }

    /// By half as much as there is, so that many small insertions copy everything only now and then.
    private mutating func grow(by missing: Int) {
        let larger = capacity + max(missing, capacity / 2)
        let moved = UnsafeMutablePointer<UInt16>.allocate(capacity: larger)
        let tail = capacity - gapStart - gapLength
        memcpy(moved, units, gapStart * 2)
        memcpy(moved + larger - tail, units + gapStart + gapLength, tail * 2)
        units.deallocate()
        units = moved
        gapLength += larger - capacity
        capacity = larger
    }
}
