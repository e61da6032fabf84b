import Foundation
import Translator

/// The lessons of earlier compilations of a module: the positions where members are looked up on `AnyObject`.
///
/// Each is kept with the text of its line. When a source changes, a repair moves with its line, or goes if the line is no more.
package struct RepairFile {
    private struct Entry: Codable {
        var repair: Repair
        var text: String
    }

    let path: String
    package private(set) var repairs: [Repair] = []
    private var lines: [String: [Substring]] = [:]

    package init(path: String, sources: [SourceFile]) {
        self.path = path
        // A file that cannot be read only costs another attempt of the compiler.
        let entries = AtomicFile.read(path).flatMap { try? JSONDecoder().decode([Entry].self, from: Data($0)) } ?? []
        guard !entries.isEmpty else { return }
        let wanted = Set(entries.map(\.repair.path))
        readLines(of: sources.filter { wanted.contains($0.path) })
        repairs = entries.compactMap(relocated)
    }

    /// Adds repairs and saves the file.
    /// - Returns: whether any of them is new.
    mutating func add(_ new: [Repair], sources: [SourceFile]) throws(DriverError) -> Bool {
        let unknown = Set(new).subtracting(repairs)
        guard !unknown.isEmpty else { return false }
        repairs = (repairs + unknown).sorted { ($0.path, $0.line, $0.member) < ($1.path, $1.line, $1.member) }
        let wanted = Set(repairs.map(\.path))
        readLines(of: sources.filter { wanted.contains($0.path) })
        let entries = repairs.map { Entry(repair: $0, text: text(of: $0) ?? "") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        guard let data = try? encoder.encode(entries) else { return true }
        try AtomicFile.write([UInt8](data), to: path)
        return true
    }

    private mutating func readLines(of sources: [SourceFile]) {
        for source in sources where lines[source.path] == nil {
            lines[source.path] = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
    }

    private func text(of repair: Repair) -> String? {
        guard let lines = lines[repair.path], lines.indices.contains(repair.line - 1) else { return nil }
        return String(lines[repair.line - 1])
    }

    /// The repair at the line that has its text now, the nearest if there are several.
    private func relocated(_ entry: Entry) -> Repair? {
        guard let lines = lines[entry.repair.path] else { return nil }
        let places = lines.indices.filter { lines[$0] == entry.text }
        let place = places.min { abs($0 + 1 - entry.repair.line) < abs($1 + 1 - entry.repair.line) }
        return place.map { Repair(path: entry.repair.path, line: $0 + 1, member: entry.repair.member) }
    }
}
