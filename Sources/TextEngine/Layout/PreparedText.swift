/// A text as Pango takes it: bytes, and looks by bytes.
final class PreparedText {
    struct Run {
        var bytes: Range<Int>
        var attributes: TextAttributes
        var paragraphStyle: ParagraphStyle
    }

    let utf8: [UInt8]
    let runs: [Run]
    let indexMap: TextIndexMap

    init(_ text: StyledText) {
        let indexMap = TextIndexMap(text.string)
        self.indexMap = indexMap
        var utf8 = Array(text.string.utf8)
        // Pango takes a zero for the end of the text.
        for index in utf8.indices where utf8[index] == 0 { utf8[index] = UInt8(ascii: " ") }
        self.utf8 = utf8
        runs = text.runs.map { run in
            Run(
                bytes: indexMap.byte(run.range.lowerBound)..<indexMap.byte(run.range.upperBound), attributes: run.attributes,
                paragraphStyle: run.paragraphStyle)
        }
    }

    /// The paragraphs in order; the last one is empty when the text ends with the end of a paragraph.
    func paragraphs() -> [ParagraphSource] {
        var sources: [ParagraphSource] = []
        var start = 0
        while true {
            let end = paragraphEnd(from: start)
            sources.append(ParagraphSource(text: self, bytes: start..<end.text, runs: runs(touching: start..<end.text)))
            guard end.next > end.text else { return sources }
            start = end.next
        }
    }

    /// Where the paragraph's own text ends and where the next paragraph starts: line feed, carriage return, both, or U+2029.
    private func paragraphEnd(from start: Int) -> (text: Int, next: Int) {
        var index = start
        while index < utf8.count {
            switch utf8[index] {
            case 0x0A: return (index, index + 1)
            case 0x0D: return (index, index + 1 < utf8.count && utf8[index + 1] == 0x0A ? index + 2 : index + 1)
            case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA9: return (index, index + 3)
            default: index += 1
            }
        }
        return (index, index)
    }

    /// The looks of a range; for an empty one the look at its location.
    private func runs(touching bytes: Range<Int>) -> ArraySlice<Run> {
        let first = runs.firstIndex { $0.bytes.upperBound > bytes.lowerBound } ?? runs.count - 1
        let last = runs[first...].lastIndex { $0.bytes.lowerBound < bytes.upperBound } ?? first
        return runs[first...max(first, last)]
    }

    /// The look at a byte of the text.
    func run(at byte: Int) -> Run { runs[runs.firstIndex { $0.bytes.upperBound > byte } ?? runs.count - 1] }
}
