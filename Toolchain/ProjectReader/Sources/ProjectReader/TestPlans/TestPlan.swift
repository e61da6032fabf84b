import Foundation

/// An `.xctestplan`: which test targets run, and how often with what.
package struct TestPlan {
    package struct Target: Equatable {
        package let target: TargetReferenceID
        package var skipped: [String] = []
        package var selected: [String]?
    }

    package struct Configuration: Equatable {
        package let name: String
        package var surroundings: Scheme.Surroundings
        /// True if it says anything of its own about arguments, variables or language.
        package var saysAnything: Bool { surroundings != Scheme.Surroundings() }
    }

    package private(set) var targets: [Target] = []
    package private(set) var configurations: [Configuration] = []

    /// - Parameter file: inside of the checkout.
    package static func read(_ file: String, report: ProjectReport) throws(ProjectError) -> TestPlan {
        let bytes = try FileSystem.read(file, atMost: 8 << 20)
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw ProjectError("the test plan is no JSON object", file: file)
        }
        return TestPlan(object)
    }

    init(_ object: [String: Any]) {
        let entries = object["testTargets"] as? [[String: Any]] ?? []
        targets = entries.filter { $0["enabled"] as? Bool != false }.compactMap(Self.target)
        let defaults = Self.surroundings(object["defaultOptions"] as? [String: Any] ?? [:])
        let named = object["configurations"] as? [[String: Any]] ?? []
        configurations = named.map { entry in
            var merged = defaults
            let own = Self.surroundings(entry["options"] as? [String: Any] ?? [:])
            if !own.arguments.isEmpty { merged.arguments = own.arguments }
            if !own.environment.isEmpty { merged.environment = own.environment }
            merged.language = own.language ?? merged.language
            merged.region = own.region ?? merged.region
            return Configuration(name: entry["name"] as? String ?? "", surroundings: merged)
        }
        if configurations.isEmpty { configurations = [Configuration(name: "", surroundings: defaults)] }
    }

    private static func target(_ entry: [String: Any]) -> Target? {
        guard let target = entry["target"] as? [String: Any] else { return nil }
        let id = target["identifier"] as? String ?? "", name = target["name"] as? String ?? ""
        guard !id.isEmpty || !name.isEmpty else { return nil }
        func identifiers(_ key: String) -> [String]? { (entry[key] as? [String])?.map(TestIdentifier.plain) }
        return Target(
            target: TargetReferenceID(id: id, name: name), skipped: identifiers("skippedTests") ?? [],
            selected: identifiers("selectedTests"))
    }

    private static func surroundings(_ options: [String: Any]) -> Scheme.Surroundings {
        func enabled(_ key: String) -> [[String: Any]] {
            (options[key] as? [[String: Any]] ?? []).filter { $0["enabled"] as? Bool != false }
        }
        return Scheme.Surroundings(
            arguments: enabled("commandLineArgumentEntries").compactMap { $0["argument"] as? String },
            environment: enabled("environmentVariableEntries").compactMap { entry in
                (entry["key"] as? String).map { Scheme.Argument(name: $0, value: entry["value"] as? String ?? "") }
            }, language: options["language"] as? String, region: options["region"] as? String)
    }
}
