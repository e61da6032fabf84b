/// The form of a plan for the shell command: a word, a tab and a value in each line. Values with line feeds or tabs are not allowed there.
package enum PlanLines {
    package static func of(_ plan: AppPlan, _ result: PackageWriter.Result) -> [String] {
        var lines = [
            ("package", result.package), ("bundle", result.bundle), ("executable", result.executable), ("module", plan.app.moduleName),
            ("root", plan.checkout.root),
        ]
        if !plan.runs { lines.append(("kind", "library")) }
        // An app for pads alone is shown on one.
        if plan.app.infoPlist["UIDeviceFamily"] as? [Int] == [2] { lines.append(("screen", "820x1180@2")) }
        lines += surroundings(plan.scheme.launch, plan)
        for tests in plan.tests { lines += tests.runs.flatMap { of(tests, $0, plan) } }
        lines += DesktopLines.of(plan.app.infoPlist, module: plan.app.moduleName)
        return lines.compactMap { $1 == PrintableText.of($1) ? $0 + "\t" + $1 : nil }
    }

    /// One run of a target of tests.
    private static func of(_ tests: TestTargetPlan, _ run: TestTargetPlan.Run, _ plan: AppPlan) -> [(String, String)] {
        [
            ("tests", tests.plan.moduleName), ("run", run.name), ("place", tests.place.rawValue),
            ("libraries", libraries(of: tests.plan).joined(separator: " ")),
            ("skip", tests.skipped.map(pattern).joined(separator: "|")),
            ("only", (tests.selected ?? []).map(pattern).joined(separator: "|")),
        ] + surroundings(run.surroundings, plan).map { ("test-" + $0, $1) }
    }

    private static func surroundings(_ surroundings: Scheme.Surroundings, _ plan: AppPlan) -> [(String, String)] {
        let words = surroundings.arguments.flatMap { SettingText.words(plan.app.settings.expand($0)) }
        var lines = words.map { ("argument", $0) }
        if let language = surroundings.language, language.allSatisfy(isOfLanguage) {
            lines += [("argument", "-AppleLanguages"), ("argument", "(\(language))")]
        }
        if let region = surroundings.region, region.allSatisfy(isOfLanguage) {
            lines += [("argument", "-AppleLocale"), ("argument", "\(surroundings.language ?? "en")_\(region)")]
        }
        lines += surroundings.environment.filter { isName($0.name) }.map {
            ("environment", $0.name + "=" + plan.app.settings.expand($0.value))
        }
        return lines
    }

    private static func isOfLanguage(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "_"
    }

    private static func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    }

    /// An expression for `Module.Class/test`.
    private static func pattern(_ identifier: String) -> String {
        let plain = identifier.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" ? String($0) : "\\\($0)" }.joined()
        return "(^|\\.)\(plain)(/|$)"
    }

    /// The libraries of tests that a target's sources import.
    private static func libraries(of target: TargetPlan) -> [String] {
        let texts = target.contents.sources.lazy.compactMap { try? FileSystem.read($0.path, atMost: 4 << 20) }
        var found: Set<String> = []
        for text in texts {
            let imports = ImportLines.modules(in: text)
            if imports.contains("Testing") { found.insert("swift-testing") }
            if imports.contains("XCTest") { found.insert("xctest") }
        }
        return found.sorted()
    }
}
