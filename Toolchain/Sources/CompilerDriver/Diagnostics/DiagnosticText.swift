import Translator

/// Maps the compiler's text line by line: diagnostics are gathered until they end, all else goes through.
///
/// A diagnostic that was shown before does not appear again: the compiler repeats those of a batch of files with each file, and those
/// of an attempt with the next.
struct DiagnosticText {
    private let mapper: DiagnosticMapper
    private let shownBefore: Set<String>
    private var header: DiagnosticHeader?
    private var headerLine = ""
    private var body: [String] = []

    /// The lines that are ready to be printed.
    private var ready: [String] = []
    /// Errors that the author did not make: shown only if nothing else explains the failure.
    private var postponed: [DiagnosticMapper.Result] = []
    private var hasError = false
    /// Line and message of the errors that are shown.
    private var explained: Set<String> = []
    private(set) var repairs: [Repair] = []
    /// The errors and warnings among what is ready.
    private(set) var shown: Set<String> = []
    /// True if the last error or warning is not shown; its notes then go with it.
    private var dropsNotes = false

    init(mapper: DiagnosticMapper, shownBefore: Set<String>) {
        self.mapper = mapper
        self.shownBefore = shownBefore
    }

    /// A whole text at once.
    static func map(_ text: String, with mapper: DiagnosticMapper, shownBefore: Set<String>) -> MappedText {
        var stream = DiagnosticText(mapper: mapper, shownBefore: shownBefore)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let endsLine = lines.last == ""
        if endsLine { lines.removeLast() }
        for line in lines { stream.receive(line) }
        stream.finish()
        let result = stream.takeReady()
        return MappedText(
            text: result.joined(separator: "\n") + (endsLine && !result.isEmpty ? "\n" : ""), repairs: stream.repairs, shown: stream.shown)
    }

    /// - Parameter line: without its line break.
    mutating func receive(_ line: String) {
        if let next = DiagnosticHeader(line) {
            endDiagnostic()
            (header, headerLine) = (next, line)
        } else if line.hasPrefix("[#"), line.contains("]: <") {
            endDiagnostic()
            // The explanation of a group of warnings, such as "[#DeprecatedDeclaration]: <https://…>", at the end of a text.
            if !shownBefore.contains(line), shown.insert(line).inserted { ready.append(line) }
        } else if line.isEmpty || header == nil {
            let wasDropped = header != nil && !endDiagnostic()
            // The empty line after a diagnostic goes with it.
            if !wasDropped { ready.append(line) }
        } else {
            body.append(line)
        }
    }

    mutating func finish() {
        endDiagnostic()
        let hadError = hasError
        for result in postponed {
            // A mistake in a repeated declaration is mostly reported for the declaration itself too.
            let isRepeated = result.subject == .located(.repeatedDeclaration)
            if isRepeated ? explained.contains(Self.summary(result.header)) : hadError { continue }
            if show(result.lines, .error) { ready.append("") }
        }
        postponed = []
    }

    mutating func takeReady() -> [String] {
        defer { ready = [] }
        return ready
    }

    /// - Returns: whether anything is shown of the diagnostic that ends.
    @discardableResult
    private mutating func endDiagnostic() -> Bool {
        guard let header else { return false }
        defer { (self.header, body) = (nil, []) }
        guard let result = mapper.map(header, body: body) else {
            return show([headerLine] + body, header.severity)
        }
        if result.subject == .located(.source) {
            explained.insert(Self.summary(result.header))
            if let repair = result.repair { repairs.append(repair) }
            return show(result.lines, result.header.severity)
        }
        if result.header.severity == .error { postponed.append(result) }
        if result.header.severity != .note { dropsNotes = true }
        return false
    }

    private static func summary(_ header: DiagnosticHeader) -> String {
        "\(header.path):\(header.line): \(header.message)"
    }

    private mutating func show(_ lines: [String], _ severity: DiagnosticHeader.Severity) -> Bool {
        hasError = hasError || severity == .error
        if severity != .note {
            let text = lines.joined(separator: "\n")
            dropsNotes = shownBefore.contains(text) || !shown.insert(text).inserted
        }
        if !dropsNotes { ready += lines }
        return !dropsNotes
    }
}

/// A text after mapping, with what is to be known about it.
struct MappedText: Equatable {
    let text: String
    let repairs: [Repair]
    /// The errors and warnings in it.
    let shown: Set<String>
}
