import Foundation

/// `[sdk=iphoneos*]` behind the name of a setting.
struct SettingCondition: Equatable {
    let name: String
    let pattern: String

    /// Returns true if the pattern fits; what has no value fits "*" alone.
    func holds(in situation: [String: String]) -> Bool {
        guard let value = situation[name] else { return pattern == "*" }
        return fnmatch(pattern, value, 0) == 0
    }

    /// `NAME[a=b][c=d]` or `NAME[a=b,c=d]`: the name and its conditions; nil for what is no name.
    static func split(_ key: String) -> (name: String, conditions: [SettingCondition])? {
        guard let bracket = key.firstIndex(of: "[") else { return key.isEmpty ? nil : (key, []) }
        let name = key[..<bracket].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, key.hasSuffix("]") else { return nil }
        let inner = key[key.index(after: bracket)...].dropLast()
        var conditions: [SettingCondition] = []
        for part in inner.replacing("][", with: ",").split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2 else { return nil }
            conditions.append(SettingCondition(name: sides[0], pattern: sides[1]))
        }
        return (name, conditions)
    }
}
