import Foundation

extension MethodRecord {
    /// How many parameters have types that are written alike, but for what says where a closure runs and how long it is kept.
    func countOfParameters(like other: MethodRecord) -> Int {
        zip(parameterTypes, other.parameterTypes).count { Self.plain($0) == Self.plain($1) }
    }

    private static func plain(_ type: String) -> String {
        var plain = type
        for attribute in ["@escaping", "@MainActor", "@Sendable", "any "] { plain = plain.replacingOccurrences(of: attribute, with: "") }
        plain.removeAll { $0 == " " }
        return plain
    }
}
