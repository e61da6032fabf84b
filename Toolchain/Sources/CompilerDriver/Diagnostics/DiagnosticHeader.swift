/// The first line of a diagnostic: `path:line:column: severity: message`.
struct DiagnosticHeader: Equatable {
    enum Severity: String, CaseIterable {
        case error, warning, note, remark
    }

    var path: String
    /// From 1.
    var line: Int
    /// From 1, in UTF-8 bytes.
    var column: Int
    let severity: Severity
    /// The message without colours.
    let message: String
    /// The line from the severity on, with colours.
    let styledRest: String

    /// Nil if the line is not the first of a diagnostic.
    init?(_ line: String) {
        let plain = StyledText.plain(line)
        for severity in Severity.allCases {
            guard let range = plain.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = plain[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]), row > 0 else {
                continue
            }
            path = place.dropLast(2).joined(separator: ":")
            // The lines of a snippet hold what an author may have written.
            guard !path.isEmpty, !path.contains("| ") else { return nil }
            self.line = row
            self.column = column
            self.severity = severity
            message = String(plain[range.upperBound...])
            let start = "\(path):\(row):\(column): "
            guard line.hasPrefix(start) else { return nil }
            styledRest = String(line.dropFirst(start.count))
            return
        }
        return nil
    }
}
