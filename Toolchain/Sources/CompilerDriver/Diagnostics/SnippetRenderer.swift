/// Shows lines of an original source with messages at columns, as the compiler does.
struct SnippetRenderer {
    /// A message at a character of a line; both count from 0.
    struct Message: Equatable {
        let line: Int
        let character: Int
        let text: String
    }

    /// How many lines are shown before and after one with a message.
    private static let contextSize = 2

    let source: LineTable
    var isStyled = false

    func render(_ messages: [Message]) -> [String] {
        let lines = Set(messages.flatMap { ($0.line - Self.contextSize)...($0.line + Self.contextSize) }).filter {
            (0..<source.count).contains($0)
        }
        let width = String(source.count).count
        let emptyGutter = String(repeating: " ", count: width + 1)
        var result: [String] = []
        var previous: Int?
        for line in lines.sorted() {
            if let previous, previous + 1 < line { result.append(emptyGutter + StyledText.gutter(":", isStyled: isStyled)) }
            previous = line
            let number = String(line + 1)
            let padding = String(repeating: " ", count: width - number.count)
            result.append(padding + StyledText.gutter(number + " |", isStyled: isStyled) + " " + source.line(line))
            result += annotations(
                messages.filter { $0.line == line }, gutter: emptyGutter + StyledText.gutter("|", isStyled: isStyled) + " ")
        }
        return result
    }

    /// One line per message, the rightmost column first, with a bar in every column that is still to come.
    private func annotations(_ messages: [Message], gutter: String) -> [String] {
        let columns = Set(messages.map(\.character)).sorted(by: >)
        return columns.flatMap { column in
            let here = messages.filter { $0.character == column }
            let bars = (0..<column).map { columns.contains($0) ? "|" : " " }.joined()
            return here.enumerated().map { position, message in
                gutter + bars + (position == here.count - 1 ? "`- " : "|- ") + message.text
            }
        }
    }
}
