/// The tests of an Xcode project, which run inside of the app that they test: it is launched as ever, and its run loop begins them.
///
/// The reader of projects writes the file that the package manager takes for the list of tests, with a line that says so. Each run is
/// for one module of tests; variables of the environment say for which, and what of it is wanted.
public struct ProjectTests: Equatable, Sendable {
    /// The module of the app, whose program the package manager begins with `<module>_main`.
    let application: String
    /// The modules whose tests need the app.
    let hosted: [String]

    private static let mark = "// forastero-project-tests:"

    /// Reads `// forastero-project-tests: App AppTests OtherTests`; nil for any other file.
    public init?(_ source: [UInt8]) {
        guard source.starts(with: Self.mark.utf8) else { return nil }
        let line = String(decoding: source.prefix { $0 != 0x0A }, as: UTF8.self).dropFirst(Self.mark.count)
        let names = line.split(separator: " ").map(String.init)
        guard let application = names.first, names.allSatisfy(Self.isIdentifier) else { return nil }
        self.application = application
        hosted = Array(names.dropFirst())
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    static func only(in module: String, _ statement: String) -> String { "if __module == \"\(module)\" { \(statement) }" }

    /// What stands before the list.
    static let opening = [
        "let __environment = ProcessInfo.processInfo.environment", "let __module = __environment[\"FORASTERO_TEST_MODULE\"] ?? \"\"",
    ]

    /// What begins the tests that were chosen.
    var closing: [String] {
        let hosts = hosted.map { "\"\($0)\"" }.joined(separator: ", ")
        return [
            """
            @MainActor func __chosen() -> [XCTestCaseEntry] {
                func expression(_ name: String) -> NSRegularExpression? {
                    __environment[name].flatMap { $0.isEmpty ? nil : try? NSRegularExpression(pattern: $0) }
                }
                let only = expression("FORASTERO_TEST_FILTER"), wanted = expression("FORASTERO_TEST_ONLY"), skipped = expression("FORASTERO_TEST_SKIP")
                return tests.compactMap { entry -> XCTestCaseEntry? in
                    let chosen = entry.allTests.filter { name, _ in
                        let test = String(reflecting: entry.testCaseClass) + "/" + name
                        let range = NSRange(test.startIndex..., in: test)
                        return [only, wanted].allSatisfy { $0?.firstMatch(in: test, range: range) != nil || $0 == nil }
                            && skipped?.firstMatch(in: test, range: range) == nil
                    }
                    return chosen.isEmpty ? nil : (entry.testCaseClass, chosen)
                }
            }
            @MainActor func __run() {
                #if canImport(Testing)
                if CommandLine.arguments.contains("swift-testing") {
                    Task { @MainActor in await Testing.__swiftPMEntryPoint() as Never }
                    return
                }
                #endif
                XCTMain(__chosen(), arguments: [CommandLine.arguments[0]])
            }
            @_silgen_name("\(application)_main")
            func __application(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
            if ([\(hosts)] as [String]).contains(__module) {
                RunLoop.main.perform { MainActor.assumeIsolated { __run() } }
                exit(__application(CommandLine.argc, CommandLine.unsafeArgv))
            }
            __run()
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }

            """
        ]
    }
}
