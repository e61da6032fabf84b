import Foundation

/// A description for `-vfsoverlay`: the compiler sees files under their own paths with other contents.
///
/// So messages, debug information, dependency files and incremental state all name the originals.
package struct Overlay {
    private var entries: [String] = []

    /// The name of the file for an editor, whose flags also reach the builds that prepare modules for it: there our own takes its place.
    package static let editorName = "forastero-editor-overlay.yaml"

    package init() {}

    package mutating func replace(_ path: String, by contents: String) {
        let name = Self.quoted(Self.withoutDots(path)), external = Self.quoted(contents)
        entries.append(#"{"type":"file","name":\#(name),"external-contents":\#(external)}"#)
    }

    package var text: [UInt8] {
        let roots = entries.joined(separator: ",\n")
        return Array(#"{"version":0,"case-sensitive":"true","use-external-names":"false","roots":[\#(roots)]}"#.utf8) + [0x0A]
    }

    /// The path without `.` and `..`, as the compiler looks it up.
    static func withoutDots(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
