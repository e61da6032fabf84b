import Foundation

extension Podspec {
    /// A podspec may be written as data, too: `Cards.podspec.json`. What is none says nothing.
    init(json bytes: [UInt8]) {
        let whole = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
        self.init(
            parts: [Self.part("", whole)] + Self.subspecs(of: whole), defaultParts: Self.texts(whole["default_subspecs"]),
            moduleName: whole["module_name"] as? String, swiftVersions: Self.texts(whole["swift_versions"] ?? whole["swift_version"]))
    }

    private static func subspecs(of whole: [String: Any]) -> [Part] {
        (whole["subspecs"] as? [[String: Any]] ?? []).compactMap { fields in (fields["name"] as? String).map { part($0, fields) } }
    }

    private static func part(_ name: String, _ fields: [String: Any]) -> Part {
        // What is said for iOS alone holds as well.
        let levels = [fields, fields["ios"] as? [String: Any] ?? [:]]
        func all(_ keys: String...) -> [String] { levels.flatMap { level in keys.flatMap { texts(level[$0]) } } }
        return Part(
            name: name, sources: all("source_files"), excluded: all("exclude_files"), resources: all("resources", "resource"),
            bundles: levels.reduce(into: [:]) { bundles, level in
                for (name, patterns) in level["resource_bundles"] as? [String: Any] ?? [:] { bundles[name, default: []] += texts(patterns) }
            }, dependencies: levels.flatMap { ($0["dependencies"] as? [String: Any] ?? [:]).keys.sorted() })
    }

    /// One text or several.
    private static func texts(_ value: Any?) -> [String] {
        if let text = value as? String { return [text] }
        return value as? [String] ?? []
    }
}
