import Translator

/// Maps the compiler's text line by line: diagnostics are gathered until they end, all else goes through.
struct DiagnosticText {
    private let mapper: DiagnosticMapper
    private var header: DiagnosticHeader?
    private var headerLine = ""
    private var body: [String] = []

    /// What is ready to be printed.
    private var ready: [String] = []
    /// Errors in code of ours: shown only if nothing else explains the failure.
    private var postponed: [String] = []
    private var hasError = false
    private(set) var repairs: [Repair] = []

    init(mapper: DiagnosticMapper) {
        self.mapper = mapper
    }

    /// A whole text at once.
    static func map(_ text: String, with mapper: DiagnosticMapper) -> (text: String, repairs: [Repair]) {
        var stream = DiagnosticText(mapper: mapper)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let endsLine = lines.last == ""
        if endsLine { lines.removeLast() }
        for line in lines { stream.receive(line) }
        stream.finish()
        let result = stream.takeReady()
        return (result.joined(separator: "\n") + (endsLine && !result.isEmpty ? "\n" : ""), stream.repairs)
    }

    /// - Parameter line: without its line break.
    mutating func receive(_ line: String) {
        if let next = DiagnosticHeader(line) {
            endDiagnostic()
            (header, headerLine) = (next, line)
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
        if !hasError { ready += postponed }
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
            ready += [headerLine] + body
            hasError = hasError || header.severity == .error
            return true
        }
        switch result.subject {
        case .generatedCode:
            if result.severity == .error { postponed += result.lines + [Self.generatedNote, ""] }
            return false
        case .source:
            hasError = hasError || result.severity == .error
            if let repair = result.repair { repairs.append(repair) }
            ready += result.lines
            return true
        }
    }

    private static let generatedNote =
        "forastero: note: the error is in code that Forastero generated for this declaration; please report it with the declaration"
}
