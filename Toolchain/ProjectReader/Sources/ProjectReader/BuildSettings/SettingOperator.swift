import Foundation

/// An operator behind the name of a setting: `$(NAME:rfc1034identifier)`, `$(NAME:default=x)`.
enum SettingOperator {
    /// Unknown ones change nothing.
    static func apply(_ text: String, to value: String) -> String {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return sides.count == 2 ? replace(sides[0], sides[1], value) : transform(sides.first ?? "", value)
    }

    private static func transform(_ name: String, _ value: String) -> String {
        let path = value as NSString
        switch name {
        case "upper": return value.uppercased()
        case "lower": return value.lowercased()
        case "quote": return quote(value)
        case "identifier": return SettingText.identifier(value)
        case "rfc1034identifier": return SettingText.rfc1034Identifier(value)
        case "c99extidentifier": return SettingText.c99Identifier(value)
        case "dir": return folder(of: value)
        case "file": return path.lastPathComponent
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": return FileSystem.normalized(value)
        case "not": return SettingText.isTrue(value) ? "NO" : "YES"
        case "truncatedversion": return value.split(separator: ".").prefix(2).joined(separator: ".")
        default: return value
        }
    }

    private static func replace(_ name: String, _ text: String, _ value: String) -> String {
        let path = value as NSString
        switch name {
        case "default": return value.isEmpty ? text : value
        case "dir": return (text.hasSuffix("/") ? text : text + "/") + path.lastPathComponent
        case "file": return folder(of: value) + text
        case "base": return folder(of: value) + text + (path.pathExtension.isEmpty ? "" : "." + path.pathExtension)
        case "suffix": return path.deletingPathExtension + text
        case "relativeto": return value.hasPrefix(text + "/") ? String(value.dropFirst(text.count + 1)) : value
        case "isancestor": return text == value || text.hasPrefix(value + "/") ? "YES" : "NO"
        default: return value
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    }

    private static func quote(_ value: String) -> String {
        value.map { $0.isWhitespace || "\"'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
