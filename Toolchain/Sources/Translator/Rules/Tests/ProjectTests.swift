/// The tests of an Xcode project, which run inside of the app that they test: it is launched as ever, and its run loop begins them.
///
/// The reader of projects writes the file that the package manager takes for the list of tests, with a line that says so. Each run is
/// for one module of tests; variables of the environment say for which, and what of it is wanted.
public struct ProjectTests: Equatable, Sendable {
    /// The module of the app, whose program the package manager begins with `<module>_main`.
    let application: String
    /// The modules whose tests need the app.
    let hosted: [String]
    /// The modules whose tests use the app from outside.
    let interface: [String]

    private static let mark = "// forastero-project-tests:"

    /// Reads `// forastero-project-tests: App AppTests OtherTests @AppUITests`; nil for any other file. Those with an at sign are tests of the
    /// user interface.
    public init?(_ source: [UInt8]) {
        guard source.starts(with: Self.mark.utf8) else { return nil }
        let line = String(decoding: source.prefix { $0 != 0x0A }, as: UTF8.self).dropFirst(Self.mark.count)
        let names = line.split(separator: " ").map(String.init)
        let (inside, outside) = (names.filter { !$0.hasPrefix("@") }, names.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
        guard let application = inside.first, (inside + outside).allSatisfy(Self.isIdentifier) else { return nil }
        self.application = application
        hosted = Array(inside.dropFirst())
        interface = outside
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    static func only(in module: String, _ statement: String) -> String { "if __module == \"\(module)\" { \(statement) }" }

    /// The opening before the list.
    static let opening = [
        "let __environment = ProcessInfo.processInfo.environment", "let __module = __environment[\"FORASTERO_TEST_MODULE\"] ?? \"\"",
    ]

    /// The imports of the program beside the tests.
    var imports: [String] { interface.isEmpty ? [] : ["import \(InterfaceTests.module)", "import Runtime"] }

    /// The call that begins the tests that were chosen.
    var closing: [String] { [Self.choice, interface.isEmpty ? "" : InterfaceTests.runner, run, hosted.isEmpty ? "" : launch, end] }

    private static func list(_ modules: [String]) -> String { "[" + modules.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }

    /// The tests that are wanted: those that match, and of these the part that falls to this machine.
    private static let choice = """
        @MainActor func __chosen() -> [XCTestCaseEntry] {
            func expression(_ name: String) -> NSRegularExpression? {
                __environment[name].flatMap { $0.isEmpty ? nil : try? NSRegularExpression(pattern: $0) }
            }
            let only = expression("FORASTERO_TEST_FILTER"), wanted = expression("FORASTERO_TEST_ONLY"), skipped = expression("FORASTERO_TEST_SKIP")
            let shard = (__environment["FORASTERO_TEST_SHARD"] ?? "").split(separator: "/").compactMap { UInt64($0) }
            return tests.compactMap { entry -> XCTestCaseEntry? in
                let chosen = entry.allTests.filter { name, _ in
                    let test = String(reflecting: entry.testCaseClass) + "/" + name
                    let range = NSRange(test.startIndex..., in: test)
                    let hash = test.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
                    return [only, wanted].allSatisfy { $0?.firstMatch(in: test, range: range) != nil || $0 == nil }
                        && skipped?.firstMatch(in: test, range: range) == nil
                        && (shard.count < 2 || shard[1] == 0 || hash % shard[1] == shard[0] - 1)
                }
                return chosen.isEmpty ? nil : (entry.testCaseClass, chosen)
            }
        }
        """

    private var run: String {
        let interface = """
                if (\(Self.list(interface)) as [String]).contains(__module) {
                    XCTMain(__chosen(), arguments: [CommandLine.arguments[0]], observers: [__InterfaceTests.start()])
                }
            """
        return """
            @MainActor func __run() {
                #if canImport(Testing)
                if CommandLine.arguments.contains("swift-testing") {
                    Task { @MainActor in await Testing.__swiftPMEntryPoint() as Never }
                    return
                }
                #endif
            \(self.interface.isEmpty ? "" : interface)
                XCTMain(__chosen(), arguments: [CommandLine.arguments[0]])
            }
            """
    }

    private var launch: String {
        """
        @_silgen_name("\(application)_main")
        func __application(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
        if (\(Self.list(hosted)) as [String]).contains(__module) {
            RunLoop.main.perform { MainActor.assumeIsolated { __run() } }
            exit(__application(CommandLine.argc, CommandLine.unsafeArgv))
        }
        """
    }

    private var end: String {
        """
        __run()
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }

        """
    }
}
