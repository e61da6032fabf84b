import Foundation

/// The user defaults that a command line gives: `-key value`.
enum ArgumentDomain {
    /// Pairs of a name with one hyphen and what follows it. A value may be a property list in the style of braces.
    static func values(in arguments: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard isKey(argument), let value = rest.first, !isKey(value), !value.hasPrefix("--") else { continue }
            rest.removeFirst()
            result[String(argument.dropFirst())] = read(value)
        }
        return result
    }

    /// A hyphen and a name. Options with two hyphens are the program's, and a hyphen before a digit is a sign.
    private static func isKey(_ argument: String) -> Bool {
        guard argument.first == "-", let second = argument.dropFirst().first else { return false }
        return second != "-" && second != "." && !second.isNumber
    }

    private static func read(_ text: String) -> Any {
        guard let first = text.first, "({<".contains(first) else { return text }
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        return list.flatMap { PropertyListValue.canonical($0) } ?? text
    }
}
