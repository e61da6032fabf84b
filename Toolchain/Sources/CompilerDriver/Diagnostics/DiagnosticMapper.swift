import Translator

/// Turns diagnostics about translated sources into diagnostics about the originals.
final class DiagnosticMapper {
    /// A diagnostic after mapping.
    struct Result: Equatable {
        enum Subject: Equatable {
            case located(DiagnosticLocator.Subject)
            /// Objective-C in a source that could not be translated because it does not parse.
            case untranslatedCode
        }

        var lines: [String]
        /// Where and what, in terms of the original.
        let header: DiagnosticHeader
        let subject: Subject
        /// Set if the next translation can do better.
        let repair: Repair?
    }

    /// Asked for when one of the sources is first complained of: mostly none is.
    private let makeSources: () -> [RewrittenSource]
    private lazy var sources = Dictionary(makeSources().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    private let paths: Set<String>
    private var maps: [String: PositionMap] = [:]

    /// - Parameter paths: the paths of the sources.
    init(paths: some Sequence<String>, sources: @escaping () -> [RewrittenSource]) {
        self.paths = Set(paths)
        makeSources = sources
    }

    convenience init(_ sources: [RewrittenSource]) {
        self.init(paths: sources.map(\.path)) { sources }
    }

    /// - Parameter lines: a diagnostic's first line and what follows it, up to the next.
    /// - Returns: nil if the diagnostic is not about one of the sources.
    func map(_ header: DiagnosticHeader, body: [String]) -> Result? {
        guard let (path, map) = positionMap(header.path) else { return nil }
        let snippet = DiagnosticSnippet(body)
        let located = DiagnosticLocator(map: map, header: header, snippet: snippet).locate()
        let line = map.original.line(containing: located.offset)
        var mapped = header
        mapped.line = line + 1
        mapped.column = located.offset - map.original.start(ofLine: line) + 1

        let isStyled = header.styledRest.utf8.contains(0x1B)
        var lines = [firstLine(mapped)]
        if snippet.hasNestedCode {
            lines += body
        } else if !snippet.sourceLines.isEmpty {
            lines += SnippetRenderer(source: map.original, isStyled: isStyled).render(located.messages) + snippet.rest
        } else {
            lines += body
        }
        if located.subject == .generatedCode { lines.append(Self.note(on: located.generatedCode)) }
        let subject = subject(of: header, isTranslated: sources[path]?.text != nil, located.subject)
        let missing = header.severity == .error ? MemberLookup.member(missingIn: header.message) : nil
        let member = missing.flatMap { subject == .located(.source) || MemberLookup.isRequirement($0) ? $0 : nil }
        return Result(
            lines: lines, header: mapped, subject: subject,
            repair: member.map { Repair(path: path, line: line + 1, member: $0) })
    }

    private func subject(
        of header: DiagnosticHeader, isTranslated: Bool, _ located: DiagnosticLocator.Subject
    ) -> Result.Subject {
        let isObjectiveC = ["Objective-C", "@objc"].contains(where: header.message.contains)
        return !isTranslated && isObjectiveC ? .untranslatedCode : .located(located)
    }

    private static func note(on generatedCode: String?) -> String {
        let code = generatedCode.map { ", in `\($0)`" } ?? ""
        return "forastero: note: the error is in code that Forastero generated for this declaration\(code); please report it"
    }

    private func firstLine(_ header: DiagnosticHeader) -> String {
        "\(header.path):\(header.line):\(header.column): \(GeneratedNames.restore(in: header.styledRest))"
    }

    private func positionMap(_ path: String) -> (String, PositionMap)? {
        guard let absolute = paths.contains(path) ? path : absolutePath(path), let source = sources[absolute] else { return nil }
        if let map = maps[absolute] { return (absolute, map) }
        let bytes = source.source.bytes
        let map = PositionMap(original: bytes, translated: source.text ?? bytes, edits: source.edits)
        maps[absolute] = map
        return (absolute, map)
    }

    /// The compiler names a file as the command line did.
    private func absolutePath(_ path: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        let absolute = Overlay.withoutDots(CompilerArguments.absolutePath(path))
        return paths.first { Overlay.withoutDots($0) == absolute }
    }
}
