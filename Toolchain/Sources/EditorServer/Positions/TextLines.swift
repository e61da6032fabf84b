/// A place in a text as editors name it: a line and a column in UTF-16, both from 0.
public struct Position: Sendable, Equatable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// A text, to go from an editor's positions to byte offsets and back.
public struct TextLines: Sendable {
    public let bytes: [UInt8]
    private let starts: [Int]

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for (offset, byte) in buffer.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// The offset of a position; of one beyond a line its end, of one beyond the text that.
    public func offset(of position: Position) -> Int {
        guard position.line < starts.count else { return bytes.count }
        guard position.line >= 0 else { return 0 }
        let end = position.line + 1 < starts.count ? starts[position.line + 1] - 1 : bytes.count
        var offset = starts[position.line]
        var column = 0
        while offset < end, column < position.column {
            let (width, length) = Self.character(bytes[offset])
            column += width
            offset += length
        }
        return min(offset, end)
    }

    public func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0, high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        var column = 0
        var place = starts[low]
        while place < offset {
            let (width, length) = Self.character(bytes[place])
            column += width
            place += length
        }
        return Position(line: low, column: column)
    }

    /// The name that an offset is in, or at the end of; empty where there is none.
    func name(at offset: Int) -> ArraySlice<UInt8> {
        var start = min(offset, bytes.count), end = start
        while start > 0, TranslatedText.isNameByte(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, TranslatedText.isNameByte(bytes[end]) { end += 1 }
        return bytes[start..<end]
    }

    /// How many units of UTF-16 and bytes a character takes, by its first byte.
    private static func character(_ byte: UInt8) -> (width: Int, length: Int) {
        switch byte {
        case 0xF0...0xF7: (2, 4)
        case 0xE0...0xEF: (1, 3)
        case 0xC0...0xDF: (1, 2)
        default: (1, 1)
        }
    }
}
