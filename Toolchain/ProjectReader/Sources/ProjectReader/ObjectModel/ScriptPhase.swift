/// A phase that would run a script while the app is built. None is run.
package struct ScriptPhase: Equatable {
    package let name: String
    /// The program that it is known to call; nil for any other.
    package let tool: String?
    /// True if the build needs what that program makes.
    package let makesSources: Bool

    init(_ phase: ProjectObject) {
        let script = phase.string("shellScript") ?? ""
        name = phase.string("name") ?? "Run Script"
        let text = (name + "\n" + script.prefix(4096)).lowercased()
        let known = Self.tools.first { text.contains($0.word) }
        tool = known?.name
        makesSources = known?.makesSources ?? false
    }

    private static let tools: [(word: String, name: String, makesSources: Bool)] = [
        ("rswift", "R.swift", true), ("swiftgen", "SwiftGen", true), ("sourcery", "Sourcery", true), ("plistbuddy", "PlistBuddy", true),
        ("swiftlint", "SwiftLint", false), ("swiftformat", "SwiftFormat", false), ("[cp]", "CocoaPods", false),
        ("carthage", "Carthage", false), ("crashlytics", "Crashlytics", false), ("firebase", "Firebase", false),
    ]
}
