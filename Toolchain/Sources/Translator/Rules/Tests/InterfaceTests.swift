/// The parts of Apple's XCTest for tests of the user interface, which need both XCTest and our module of elements, as source.
enum InterfaceTests {
    /// Our module with `XCUIApplication` and the rest.
    static let module = "XCUIAutomation"

    private static let names = ["XCUI", "measure(metrics", "XCTMeasureOptions", "XCTMetric"]

    /// Returns true if sources of tests use any of it.
    static func areNamed(in files: [SourceFile]) -> Bool {
        files.contains { file in names.contains(where: file.contains) }
    }

    /// Members of test cases. `continueAfterFailure` of this system's XCTest takes no value, so another one comes before it.
    static let support = """
        extension XCTestCase {
            nonisolated var continueAfterFailure: Bool {
                get { MainActor.assumeIsolated { _UITestRun.continuesAfterFailure } }
                set { MainActor.assumeIsolated { _UITestRun.continuesAfterFailure = newValue } }
            }
            @discardableResult nonisolated func addUIInterruptionMonitor(
                withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
            ) -> NSObjectProtocol {
                nonisolated(unsafe) var token: NSObjectProtocol?
                MainActor.assumeIsolated { token = _UITestRun.addInterruptionMonitor(handler) }
                return token!
            }
            nonisolated func removeUIInterruptionMonitor(_ monitor: NSObjectProtocol) {
                nonisolated(unsafe) let token = monitor
                MainActor.assumeIsolated { _UITestRun.removeInterruptionMonitor(token) }
            }
            nonisolated class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
            nonisolated func measure(
                metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #filePath, line: UInt = #line,
                block: () -> Void
            ) {
                __measure(metrics, options, "\\(file):\\(line)", block)
            }
            nonisolated func measure(
                options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
            ) {
                __measure(Self.defaultMetrics, options, "\\(file):\\(line)", block)
            }
            nonisolated private func __measure(
                _ metrics: [any XCTMetric], _ options: XCTMeasureOptions, _ place: String, _ block: () -> Void
            ) {
                let measuresLaunch = metrics.contains { $0 is XCTApplicationLaunchMetric }
                var seconds: [Double] = [], launches: [Double] = []
                for _ in 0...max(options.iterationCount, 1) {
                    let start = ContinuousClock.now
                    block()
                    seconds.append((ContinuousClock.now - start) / .seconds(1))
                    if measuresLaunch {
                        MainActor.assumeIsolated {
                            if let duration = _UITestRun.launchDuration { launches.append(duration) }
                            _UITestRun.endApplication()
                        }
                    }
                }
                func tell(_ what: String, _ all: [Double]) {
                    let values = all.dropFirst()
                    guard !values.isEmpty else { return }
                    let average = values.reduce(0, +) / Double(values.count)
                    let variance = values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(values.count)
                    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
                    func number(_ value: Double) -> String { String(format: "%.3f", value) }
                    print("\\(place): Test Case '\\(name)' measured [\\(what), s] average: \\(number(average)), "
                        + "relative standard deviation: \\(number(deviation))%, values: [\\(values.map(number).joined(separator: ", "))]")
                }
                if metrics.contains(where: { $0 is XCTClockMetric }) { tell("Clock Monotonic Time", seconds) }
                if measuresLaunch { tell("Duration (AppLaunch)", launches) }
            }
        }
        """

    /// Members of `XCTAttachment`.
    static let screenshots = """
            convenience init(screenshot: XCUIScreenshot) {
                nonisolated(unsafe) var data = Data()
                nonisolated(unsafe) let picture = screenshot
                MainActor.assumeIsolated { data = picture.pngRepresentation }
                self.init(data: data, uniformTypeIdentifier: "public.png")
            }
            convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
        """

    static let storing = """
        nonisolated(unsafe) let attachment = self
                    MainActor.assumeIsolated {
                        _UITestRun.keep(
                            attachment.payload, name: attachment.name, uniformTypeIdentifier: attachment.uniformTypeIdentifier)
                    }
        """

    /// The beginning of a run of such tests: it prints as XCTest does, keeps pictures of failures, and ends the process where a test must
    /// not go on, with a status by which the command knows to run the rest.
    static let runner = """
        @_silgen_name("backtrace")
        func __backtrace(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32
        final class __InterfaceTests: XCTestObservation {
            nonisolated(unsafe) private static var current: XCTestCase?
            @MainActor static func start() -> __InterfaceTests {
                _UITestRun.begin { description in
                    let (file, line) = place()
                    current?.recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
                }
                return __InterfaceTests()
            }
            /// The line of a test, or of what it calls, that is being carried out. The stack is walked as exceptions walk it: the library of
            /// XCTest has none of the pointers by which Swift's own backtraces go.
            private static func place() -> (String, Int) {
                var pointers = [UnsafeMutableRawPointer?](repeating: nil, count: 128)
                let count = Int(__backtrace(&pointers, 128))
                // A call returns to behind it.
                let addresses = pointers[0..<count].map { UInt64(UInt(bitPattern: $0)) - 1 }
                func number(_ address: Backtrace.Address) -> UInt64 { UInt64("\\(address)".dropFirst(2), radix: 16) ?? 0 }
                guard let own = addresses.first,
                    let image = ImageMap.capture().first(where: { (number($0.baseAddress)...number($0.endOfText)).contains(own) }),
                    let program = image.path
                else { return ("<unknown>", 0) }
                let (start, end) = (number(image.baseAddress), number(image.endOfText))
                let places = addresses.filter { $0 >= start && $0 < end }.map { "0x" + String($0 - start, radix: 16) }
                for line in symbols(of: places, in: program) where line.contains("/Targets/") && !line.contains("/XCTMain.swift:") {
                    let parts = line.split(separator: ":")
                    if parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 {
                        return (parts.dropLast(2).joined(separator: ":"), number)
                    }
                }
                return ("<unknown>", 0)
            }
            private static func symbols(of places: [String], in program: String) -> [Substring] {
                guard let tool = ProcessInfo.processInfo.environment["FORASTERO_TEST_SYMBOLIZER"] else { return [] }
                let process = Process(), output = Pipe()
                process.executableURL = URL(fileURLWithPath: tool)
                process.arguments = ["--obj=" + program, "--functions=none", "--no-inlines"] + places
                process.standardOutput = output
                guard (try? process.run()) != nil else { return [] }
                return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\\n")
            }
            private func tell(_ text: String) {
                print(text)
                fflush(nil)
            }
            func testSuiteWillStart(_ suite: XCTestSuite) { tell("Test Suite '\\(suite.name)' started") }
            func testCaseWillStart(_ test: XCTestCase) {
                Self.current = test
                let name = test.name
                MainActor.assumeIsolated { _UITestRun.testWillStart(name) }
                tell("Test Case '\\(test.name)' started")
            }
            func testCase(_ test: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int) {
                tell("\\(file ?? "<unknown>"):\\(line): error: \\(test.name) : \\(description)")
                var goesOn = true
                MainActor.assumeIsolated {
                    _UITestRun.testDidFail()
                    goesOn = _UITestRun.continuesAfterFailure
                }
                if goesOn { return }
                tell("Test Case '\\(test.name)' failed (\\(seconds(since: test.testRun?.startDate)) seconds)")
                exit(75)
            }
            func testCaseDidFinish(_ test: XCTestCase) {
                guard let run = test.testRun else { return }
                let end = !run.hasSucceeded ? "failed" : run.hasBeenSkipped ? "skipped" : "passed"
                tell("Test Case '\\(test.name)' \\(end) (\\(seconds(since: run.startDate)) seconds)")
                MainActor.assumeIsolated { _UITestRun.testDidEnd() }
            }
            func testSuiteDidFinish(_ suite: XCTestSuite) {
                guard let run = suite.testRun else { return }
                tell("Test Suite '\\(suite.name)' \\(run.hasSucceeded ? "passed" : "failed")")
                tell("\\t Executed \\(run.executionCount) tests, with \\(run.totalFailureCount) failures")
            }
            private func seconds(since start: Date?) -> Double {
                (-(start?.timeIntervalSinceNow ?? 0) * 1000).rounded() / 1000
            }
        }
        """
}
