import Foundation

/// Reads `.xcconfig` files with what they include.
struct XcconfigReader {
    let checkout: Checkout
    let report: ProjectReport
    private var filesRead = 0
    private var table = SettingsTable()
    /// The files that are being read, the outermost first.
    private var open: [String] = []

    private static let mostFiles = 500
    private static let greatestSize = 1 << 20

    init(checkout: Checkout, report: ProjectReport) {
        self.checkout = checkout
        self.report = report
    }

    /// - Parameter path: a file inside of the checkout, without links.
    mutating func read(_ path: String) throws(ProjectError) -> SettingsTable {
        try readFile(path)
        return table
    }

    private mutating func readFile(_ path: String) throws(ProjectError) {
        filesRead += 1
        guard filesRead <= Self.mostFiles else { throw ProjectError("more than \(Self.mostFiles) files are included", file: path) }
        open.append(path)
        defer { open.removeLast() }
        let text = String(decoding: try FileSystem.read(path, atMost: Self.greatestSize), as: UTF8.self)
        var continued = "", number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let code = continued + Self.withoutComment(line)
            if code.hasSuffix("\\") {
                continued = String(code.dropLast()) + " "
                continue
            }
            continued = ""
            try readLine(code.trimmingCharacters(in: .whitespaces), path, number)
        }
        if !continued.isEmpty { try readLine(continued.trimmingCharacters(in: .whitespaces), path, number) }
    }

    private mutating func readLine(_ line: String, _ path: String, _ number: Int) throws(ProjectError) {
        if line.isEmpty { return }
        if line.hasPrefix("#include") {
            try include(line.dropFirst("#include".count), path, number)
            return
        }
        // An "=" inside of the brackets belongs to a condition.
        var depth = 0
        let equals = line.firstIndex { character in
            if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
        guard let equals else {
            report.warn("this line is no assignment, and is passed over", file: path, line: number)
            return
        }
        var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value = String(value.dropLast()).trimmingCharacters(in: .whitespaces) }
        table.assign(line[..<equals].trimmingCharacters(in: .whitespaces), value)
    }

    private mutating func include(_ rest: Substring, _ path: String, _ number: Int) throws(ProjectError) {
        let isOptional = rest.first == "?"
        let quoted = rest.drop { $0 == "?" || $0 == " " || $0 == "\t" }
        guard quoted.first == "\"", let end = quoted.dropFirst().firstIndex(of: "\"") else {
            report.warn("the name of the included file stands in no quotes", file: path, line: number)
            return
        }
        let name = String(quoted[quoted.index(after: quoted.startIndex)..<end])
        let base = FileSystem.joined((path as NSString).deletingLastPathComponent, name)
        let candidates = name.hasSuffix(".xcconfig") ? [base] : [base, base + ".xcconfig"]
        for candidate in candidates {
            guard let found = try checkout.existing(candidate, for: "#include", file: path, line: number) else { continue }
            if open.contains(found) {
                report.warn("it includes \(name), which is being read already", file: path, line: number)
            } else {
                try readFile(found)
            }
            return
        }
        if !isOptional { report.warn("the included file \(name) does not exist", file: path, line: number) }
    }

    private static func withoutComment(_ line: Substring) -> String {
        guard let start = line.firstRange(of: "//") else { return String(line) }
        return String(line[..<start.lowerBound])
    }
}
