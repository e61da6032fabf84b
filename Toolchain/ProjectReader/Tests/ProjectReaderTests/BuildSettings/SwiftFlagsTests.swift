import Testing

@testable import ProjectReader

@Suite struct SwiftFlagsTests {
    private func flags(_ settings: String, _ report: ProjectReport = ProjectReport()) throws -> SwiftFlags {
        try SwiftFlags(try ProjectFixture.app(settings: settings).settings(report), target: "App", report: report)
    }

    @Test("XP-48: language modes", arguments: [("5.0", "5"), ("5", "5"), ("5.5.2", "5"), ("4.0", "4"), ("4.2", "4.2"), ("6.0", "6")])
    func modes(_ version: String, _ mode: String) throws {
        #expect(try flags("SWIFT_VERSION = \(version);").languageMode == mode)
    }

    @Test("XP-49: what no compiler takes is told with the remedy") func oldLanguage() {
        for version in ["3.0", "2.3"] {
            #expect { try flags("SWIFT_VERSION = \(version);") } throws: { ($0 as? ProjectError)?.remedy?.contains("Xcode 10.1") == true }
        }
        for version in ["\"\"", "five"] { #expect(throws: ProjectError.self) { try flags("SWIFT_VERSION = \(version);") } }
    }

    @Test("XP-50: conditions and flags of the project's own") func conditions() throws {
        let found = try flags("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG BETA\"; OTHER_SWIFT_FLAGS = \"-D ONE -DTWO\";")
            .flags
        for name in ["DEBUG", "BETA", "ONE"] { #expect(found.adjacent("-D", name)) }
        #expect(found.contains("-DTWO"))
    }

    @Test("XP-51: flags that load code or read other files are left out, and told") func unsafeFlags() throws {
        let report = ProjectReport()
        let found = try flags(
            "OTHER_SWIFT_FLAGS = \"-load-plugin-library evil.so -Xcc -I/etc -import-objc-header /x.h -F /a -framework B -Xlinker c -D OK -load-plugin-executable=/x -DA=b -D -O\"; "
                + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A -load-plugin-library x;y\";", report
        ).flags
        #expect(found == ["-D", "A", "-enable-bare-slash-regex", "-D", "OK"])
        for option in ["-load-plugin-library", "-Xcc", "-import-objc-header", "-F", "-framework", "-Xlinker"] {
            #expect(report.says(option))
        }
    }

    @Test("XP-52, XP-53: isolation and checks of concurrency") func concurrency() throws {
        #expect(try flags("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;").flags.adjacent("-default-isolation", "MainActor"))
        #expect(try !flags("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;").flags.contains("-default-isolation"))
        #expect(try flags("SWIFT_STRICT_CONCURRENCY = targeted;").flags.contains("-strict-concurrency=targeted"))
        #expect(try flags("SWIFT_STRICT_CONCURRENCY = complete;").flags.adjacent("-enable-upcoming-feature", "StrictConcurrency"))
        #expect(try !flags("SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 6.0;").flags.contains("StrictConcurrency"))
    }

    @Test("XP-54: features that are to come") func features() throws {
        #expect(
            try flags("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;").flags
                .filter { $0.first != "-" } == ["DisableOutwardActorInference", "ExistentialAny"])
        let mode6 = try flags(
            "SWIFT_VERSION = 6; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = MIGRATE;")
        #expect(mode6.flags == ["-enable-upcoming-feature", "ExistentialAny:migrate"])
    }

    @Test("XP-55: one setting for five features, each of which can be taken back") func approachable() throws {
        let names = try flags("SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;").flags.filter
        { $0.first != "-" }
        #expect(
            names == [
                "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
                "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("XP-57: regular expressions between slashes are on in older modes") func slashes() throws {
        #expect(try flags("").flags.contains("-enable-bare-slash-regex"))
        #expect(try !flags("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;").flags.contains("-enable-bare-slash-regex"))
    }

    @Test("XP-59: warnings never become errors") func warnings() throws {
        #expect(
            try flags(
                "SWIFT_TREAT_WARNINGS_AS_ERRORS = YES; GCC_WARN_ABOUT_RETURN_TYPE = YES; OTHER_SWIFT_FLAGS = \"-warnings-as-errors\";"
            ).flags == ["-enable-bare-slash-regex"])
    }
}

extension [String] {
    fileprivate func adjacent(_ first: String, _ second: String) -> Bool { zip(self, dropFirst()).contains { $0 == (first, second) } }
}
