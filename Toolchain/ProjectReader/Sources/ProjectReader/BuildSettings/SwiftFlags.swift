import Foundation

/// The flags of the compiler in the settings of a target.
package struct SwiftFlags: Equatable {
    /// "4", "4.2", "5" or "6".
    package private(set) var languageMode = "5"
    package private(set) var flags: [String] = []

    /// Those of a target without Swift.
    init() {}

    /// Those of a version alone.
    init(version: String, target: String) throws(ProjectError) { languageMode = try Self.languageMode(version, target) }

    package init(_ settings: BuildSettings, target: String, report: ProjectReport) throws(ProjectError) {
        languageMode = try Self.languageMode(settings["SWIFT_VERSION"], target)
        for name in settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where Self.isName(name) { flags += ["-D", name] }
        flags += UpcomingFeatures.flags(settings, isMode6: languageMode == "6")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        if languageMode != "6" {
            switch settings["SWIFT_STRICT_CONCURRENCY"] {
            case "targeted": flags.append("-strict-concurrency=targeted")
            case "complete": flags += ["-enable-upcoming-feature", "StrictConcurrency"]
            default: break
            }
            if settings.isTrue("SWIFT_ENABLE_BARE_SLASH_REGEX") { flags.append("-enable-bare-slash-regex") }
        }
        flags += Self.safe(settings.list("OTHER_SWIFT_FLAGS"), target, report)
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func languageMode(_ version: String, _ target: String) throws(ProjectError) -> String {
        let parts = version.split(separator: ".").map { Int($0) }
        guard let first = parts.first, let major = first else {
            throw ProjectError("target \(target) has no SWIFT_VERSION that is a number\(version.isEmpty ? "" : ": \(version)")")
        }
        switch major {
        case ..<4:
            throw ProjectError(
                "target \(target) is written in Swift \(version), which no compiler takes any more",
                remedy: "Open it once in Xcode 10.1, which converts it.")
        case 4: return parts.count > 1 && parts[1] == 2 ? "4.2" : "4"
        case 5: return "5"
        default: return "6"
        }
    }

    /// Flags of the project's own, without those that could have the compiler load code, or read files that are none of the project's.
    static func safe(_ words: [String], _ target: String, _ report: ProjectReport) -> [String] {
        var result: [String] = [], index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "-D", index < words.count, isName(words[index]) {
                result += [word, words[index]]
                index += 1
            } else if word.hasPrefix("-D"), isName(String(word.dropFirst(2))) {
                result.append(word)
            } else if ["-enable-experimental-feature", "-enable-upcoming-feature", "-disable-upcoming-feature"].contains(word),
                index < words.count,
                isName(words[index])
            {
                result += [word, words[index]]
                index += 1
            } else {
                if index < words.count, takesValue.contains(word) { index += 1 }
                if word.hasPrefix("-"), !harmless.contains(word) {
                    report.note("target \(target): the compiler's option \(word) is left out")
                }
            }
        }
        return result
    }

    private static let takesValue: Set<String> = [
        "-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker", "-import-objc-header", "-F", "-I", "-L", "-framework",
        "-load-plugin-executable",
        "-load-plugin-library", "-plugin-path", "-external-plugin-path", "-vfsoverlay", "-module-cache-path", "-sdk", "-target",
    ]
    /// They say nothing that changes here.
    private static let harmless: Set<String> = ["-Xfrontend", "-suppress-warnings", "-warnings-as-errors", "-Onone", "-O", "-g"]
}
