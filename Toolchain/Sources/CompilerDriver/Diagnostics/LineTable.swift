/// The lines of a text, to go from byte offsets to lines and back. Lines and byte columns count from 0.
struct LineTable: Sendable {
    let text: [UInt8]
    private let starts: [Int]

    init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        for (offset, byte) in text.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        self.starts = starts
    }

    /// As the compiler counts: a line break at the end begins another, empty line.
    var count: Int { starts.count }

    func start(ofLine line: Int) -> Int { starts[line] }

    /// The bytes of a line without its line break.
    func range(ofLine line: Int) -> Range<Int> {
        var end = line + 1 < starts.count ? starts[line + 1] - 1 : text.count
        if end > starts[line], text[end - 1] == 0x0D { end -= 1 }
        return starts[line]..<end
    }

    func line(_ line: Int) -> String {
        String(decoding: text[range(ofLine: line)], as: UTF8.self)
    }

    func line(containing offset: Int) -> Int {
        var low = 0, high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The offset of a character of a line; the line's end if it has fewer.
    func offset(line: Int, character: Int) -> Int {
        let text = self.line(line)
        guard let index = text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) else {
            return range(ofLine: line).upperBound
        }
        return starts[line] + text.utf8.distance(from: text.startIndex, to: index)
    }

    /// How many characters of its line stand before an offset.
    func character(at offset: Int) -> Int {
        let line = line(containing: offset)
        return String(decoding: text[starts[line]..<min(max(offset, starts[line]), range(ofLine: line).upperBound)], as: UTF8.self).count
    }
}
