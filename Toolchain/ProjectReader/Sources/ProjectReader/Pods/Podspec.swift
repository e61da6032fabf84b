/// The parts of a podspec that say what is compiled. A podspec is a program in Ruby; assignments of texts are all that is read of it.
struct Podspec {
    /// The whole pod, or a part of it (`subspec`).
    struct Part {
        var name = ""
        var sources: [String] = []
        var excluded: [String] = []
        var resources: [String] = []
        /// Bundles inside of the framework, by their names.
        var bundles: [String: [String]] = [:]
        var dependencies: [String] = []
    }

    private(set) var parts: [Part] = []
    private(set) var defaultParts: [String] = []
    private(set) var moduleName: String?
    private(set) var swiftVersions: [String] = []

    init(parts: [Part], defaultParts: [String], moduleName: String?, swiftVersions: [String]) {
        self.parts = parts
        self.defaultParts = defaultParts
        self.moduleName = moduleName
        self.swiftVersions = swiftVersions
    }

    init(_ text: String) {
        var reader = PodspecReader()
        for statement in PodspecStatements.of(text) { reader.take(statement) }
        parts = reader.parts
        defaultParts = reader.values["default_subspec"] ?? []
        moduleName = reader.values["module_name"]?.first
        swiftVersions = reader.values["swift_version"] ?? []
    }

    /// What is compiled if those parts are asked for; without any, those that the pod has by itself.
    func part(_ names: [String]) -> Part {
        var wanted = names.isEmpty ? defaultParts : names
        if wanted.isEmpty { wanted = parts.map(\.name) }
        var (result, taken, waiting) = (Part(), Set<String>(), [""] + wanted)
        while let name = waiting.popLast() {
            guard taken.insert(name).inserted, let part = parts.first(where: { $0.name == name }) else { continue }
            result.sources += part.sources
            result.excluded += part.excluded
            result.resources += part.resources
            result.bundles.merge(part.bundles) { $0 + $1 }
            result.dependencies += part.dependencies
            waiting += part.dependencies.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
        }
        return result
    }
}

/// Takes the statements of a podspec one after the other.
private struct PodspecReader {
    var parts: [Podspec.Part] = []
    /// Of the whole pod.
    var values: [String: [String]] = [:]
    /// The blocks that are open: the index of the part that they belong to; nil in those of tests.
    private var open: [Int?] = []

    private var current: Int? { open.last ?? nil }

    mutating func take(_ statement: String) {
        let words = QuotedWords.words(in: statement)
        let code = statement.prefix { $0 != "'" && $0 != "\"" }
        if statement == "end" || statement.hasPrefix("end ") {
            _ = open.popLast()
        } else if code.contains("Spec.new") || code.contains(".subspec") || code.contains(".test_spec") {
            let isKnown = !code.contains(".test_spec")
            if isKnown { parts.append(Podspec.Part(name: code.contains(".subspec") ? words.first ?? "" : "")) }
            open.append(isKnown ? parts.count - 1 : nil)
        } else if ["if ", "unless ", "case "].contains(where: statement.hasPrefix) || statement.hasSuffix(" do") {
            open.append(current)
        } else if let current {
            assign(code, statement, words, to: current)
        }
    }

    private mutating func assign(_ code: Substring, _ statement: String, _ words: [String], to index: Int) {
        let target = code.prefix { $0 != "=" && $0 != " " && $0 != "(" }
        guard let attribute = target.split(separator: ".").last, target.contains("."), !target.contains(".osx."),
            !target.contains(".macos."), !target.contains(".tvos."), !target.contains(".watchos.")
        else { return }
        switch attribute {
        case "source_files": parts[index].sources += words
        case "exclude_files": parts[index].excluded += words
        case "resources", "resource": parts[index].resources += words
        case "resource_bundles", "resource_bundle": take(bundles: statement, to: index)
        case "dependency": parts[index].dependencies += words.prefix(1)
        case "default_subspec", "default_subspecs": values["default_subspec", default: []] += words
        case "swift_version", "swift_versions": values["swift_version", default: []] += words
        case "module_name": values["module_name"] = words
        default: break
        }
    }

    /// `{ 'Cards' => ['Assets/*.png'], … }`: a name is followed by an arrow.
    private mutating func take(bundles statement: String, to index: Int) {
        var name: String?
        for (number, piece) in statement.components(separatedBy: "=>").enumerated() {
            let words = QuotedWords.words(in: piece)
            let isLast = number == statement.components(separatedBy: "=>").count - 1
            if let name { parts[index].bundles[name, default: []] += isLast ? words : words.dropLast() }
            name = words.last
        }
    }
}

/// The statements of a program in Ruby, without comments: a line each, and lists over several lines as one.
private enum PodspecStatements {
    static func of(_ text: String) -> [String] {
        var statements: [String] = [], open = "", depth = 0, end: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.trimmingCharacters(in: .whitespaces)
            if let mark = end {
                if code == mark { end = nil }
                continue
            }
            if code.hasPrefix("#") { continue }
            if let range = code.range(of: "<<-") ?? code.range(of: "<<~") {
                end = String(code[range.upperBound...].prefix { $0.isLetter || $0 == "_" })
                continue
            }
            open += (open.isEmpty ? "" : " ") + code
            depth += change(of: code)
            guard depth <= 0, !code.hasSuffix(",") else { continue }
            if !open.isEmpty { statements.append(open) }
            (open, depth) = ("", 0)
        }
        return open.isEmpty ? statements : statements + [open]
    }

    /// How many brackets stay open, outside of texts.
    private static func change(of code: String) -> Int {
        var (depth, quote): (Int, Character?) = (0, nil)
        for character in code {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "[{(".contains(character) {
                depth += 1
            } else if "]})".contains(character) {
                depth -= 1
            } else if character == "#" {
                break
            }
        }
        return depth
    }
}
